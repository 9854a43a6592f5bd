import { beforeEach, expect, test } from '@jest/globals';
import { PROTOCOL, type Greeting } from '@kinday/contracts/socket';
import { api } from '../api/api';
import { calendarsApi } from '../api/calendarsApi';
import { meApi } from '../api/meApi';
import { store } from '../store';
import { familyShown, lostFamilyAcknowledged } from './liveSlice';
import { takeHelloAnswer, takeServerMessages } from './takeServerMessages';

const FAMILY = 'b2c7c5d4-8b62-4d3a-9f3a-0d9a3c1f5e01';
const OTHER = 'b2c7c5d4-8b62-4d3a-9f3a-0d9a3c1f5e02';
const USER = 'b2c7c5d4-8b62-4d3a-9f3a-0d9a3c1f5e03';

const greeting: Greeting = {
  account: {
    user: {
      id: USER,
      name: 'Olga',
      email: 'olga@example.org',
      phone: '',
      color: null,
      familyId: FAMILY,
      birthday: null,
      anniversary: null,
    },
    calendars: [{ id: FAMILY, name: 'Home', ownerId: USER, role: 'owner' }],
  },
  unread: { [FAMILY]: { seen: 3, revisions: [5] } },
  presence: [
    { familyId: OTHER, online: [], editing: {} },
    { familyId: FAMILY, online: [USER], editing: {} },
  ],
};

beforeEach(() => void store.dispatch(api.util.resetApiState()));

test('the answer to a hello tells the account, what is unread and who is online', async () => {
  const { dispatch, getState } = store;
  dispatch(familyShown(FAMILY));
  const answer = { protocol: PROTOCOL, families: {}, epoch: 'one' };
  takeHelloAnswer({ ...answer, greeting }, getState, dispatch);
  // A node that speaks the protocol before answers without it, and tells it in messages of their own.
  takeHelloAnswer(answer, getState, dispatch);
  const me = () => meApi.endpoints.getMe.select()(getState()).data;
  const calendars = () => calendarsApi.endpoints.getCalendars.select()(getState()).data;
  await new Promise<void>((resolve) => {
    store.subscribe(() => me() && calendars() && resolve());
  });
  expect(me()).toEqual(greeting.account.user);
  expect(calendars()).toEqual(greeting.account.calendars);
  expect(getState().unread).toEqual(greeting.unread);
  expect(getState().live.presence).toEqual(greeting.presence[1]);
});

test('a calendar that is lost before it was loaded is named as in the list', async () => {
  const { dispatch, getState } = store;
  const { calendars } = greeting.account;
  await dispatch(calendarsApi.util.upsertQueryData('getCalendars', undefined, calendars));
  dispatch(familyShown(FAMILY));
  takeServerMessages(getState, dispatch).removed({ familyId: FAMILY, reason: 'deleted' });
  expect(getState().live.lostFamily?.name).toBe('Home');
  dispatch(lostFamilyAcknowledged());
});

test('a page whose connection is somebody else’s by now takes nothing of theirs, and says so', async () => {
  const { dispatch, getState } = store;
  const { user, calendars } = greeting.account;
  const ana = { ...user, id: OTHER, name: 'Ana' };
  await dispatch(meApi.util.upsertQueryData('getMe', undefined, ana));
  const before = getState();
  const messages = takeServerMessages(getState, dispatch);
  for (const tell of [
    () =>
      takeHelloAnswer(
        { protocol: PROTOCOL, families: { [FAMILY]: 1 }, epoch: 'one', greeting },
        getState,
        dispatch,
      ),
    () => messages.account({ user, calendars }),
  ]) {
    tell();
    expect(getState()).toEqual({ ...before, live: { ...before.live, otherUser: true } });
  }
});

import { beforeEach, expect, test } from '@jest/globals';
import { ANA } from '../kept/device.testing';
import { noteCopy } from '../kept/copyHint';
import { keepAnswer } from '../kept/keptAnswers';
import { forgetAll, keepFor } from '../kept/owner';
import { serveStore } from '../serveStore.testing';
import { store } from '../store';
import { calendarsApi } from './calendarsApi';

const KEPT = [{ id: 'home', name: 'Home', ownerId: ANA, role: 'owner' as const }];

let answer: () => Response;
serveStore(() => Promise.resolve(answer()));

beforeEach(async () => {
  await forgetAll();
  await keepFor(ANA);
  await keepAnswer('calendars', KEPT);
  noteCopy('whole');
});

const read = () => store.dispatch(calendarsApi.endpoints.getCalendars.initiate());

test.each([
  ['no network', () => Response.error()],
  ['a proxy whose server is down', () => new Response('', { status: 502 })],
  ['a proxy that knows of no server', () => new Response(null, { status: 503 })],
  ['a server that has no time', () => Response.json({ error: 'No', code: 'x' }, { status: 503 })],
  ['the log-in page of a hotel', () => new Response('<!DOCTYPE html>')],
])('%s: what is read comes from this device', async (_what, answered) => {
  answer = answered;
  expect((await read()).data).toEqual(KEPT);
});

test('a refusal is told, although this device has a copy', async () => {
  answer = () => Response.json({ error: 'No', code: 'no_session' }, { status: 401 });
  expect((await read()).error).toMatchObject({ status: 401 });
});

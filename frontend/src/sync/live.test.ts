import { expect, test } from '@jest/globals';
import { connectionChanged, familyShown, live, presenceHeard } from './live';

const HOME = 'f0000000-0000-4000-8000-000000000000';
const presence = { familyId: HOME, online: [HOME], editing: {} };

test('[S15] who is there is not known while one is offline', () => {
  const heard = [familyShown(HOME), connectionChanged('live'), presenceHeard(presence)];
  const before = heard.reduce(live.reducer, live.getInitialState());
  expect(live.reducer(before, connectionChanged('reconnecting')).presence).toEqual(presence);
  expect(live.reducer(before, connectionChanged('offline')).presence).toBeNull();
});

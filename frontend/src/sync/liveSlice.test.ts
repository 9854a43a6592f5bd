import { expect, test } from '@jest/globals';
import { connectionChanged, familyShown, liveSlice, presenceHeard } from './liveSlice';

const HOME = 'f0000000-0000-4000-8000-000000000000';
const presence = { familyId: HOME, online: [HOME], editing: {} };

test('[S15] who is there is not known while one is offline', () => {
  const heard = [familyShown(HOME), connectionChanged('live'), presenceHeard(presence)];
  const before = heard.reduce(liveSlice.reducer, liveSlice.getInitialState());
  expect(liveSlice.reducer(before, connectionChanged('reconnecting')).presence).toEqual(presence);
  expect(liveSlice.reducer(before, connectionChanged('offline')).presence).toBeNull();
});

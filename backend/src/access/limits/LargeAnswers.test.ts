import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { Revised } from '../../common/revised.js';
import { HeavyWork } from './HeavyWork.js';
import { LargeAnswers } from './LargeAnswers.js';

test('of one account a single large answer is made at a time; another account waits for none of them', async () => {
  const answers = new LargeAnswers(new HeavyWork());
  const gone = new AbortController().signal;
  const underWay = new Map<string, number>();
  const most = new Map<string, number>();
  const make = (account: string) => async () => {
    const now = (underWay.get(account) ?? 0) + 1;
    underWay.set(account, now);
    most.set(account, Math.max(most.get(account) ?? 0, now));
    most.set(
      'all',
      Math.max(
        most.get('all') ?? 0,
        [...underWay.values()].reduce((a, b) => a + b),
      ),
    );
    await turn();
    underWay.set(account, now - 1);
    return new Revised(1, [account]);
  };
  const read = async (account: string) => {
    const { body } = await answers.make(account, make(account), gone);
    const pieces: unknown[] = await body.getStream().toArray();
    return pieces.join('');
  };

  const accounts = ['anna', 'anna', 'anna', 'ben'];
  await expect(Promise.all(accounts.map(read))).resolves.toEqual(
    accounts.map((account) => `["${account}"]`),
  );
  expect(Object.fromEntries(most)).toEqual({ anna: 1, ben: 1, all: 2 });
});

// The server that dies by kill -9 in the middle of its FAIL_AFTER-th write, at the place FAIL_AT. What
// the application itself is made of knows no such places: they are put into it here, by a test.
import { FamilyWriter } from '../../src/sync/FamilyWriter.js';
import { Publisher } from '../../src/sync/Publisher.js';

const place = process.env.FAIL_AT;
const after = Number(process.env.FAIL_AFTER);
let writes = 0;

function dieInTime(): void {
  writes += 1;
  if (writes === after) process.kill(process.pid, 'SIGKILL');
}

const writer = FamilyWriter.prototype;
const publisher = Publisher.prototype;
/* eslint-disable @typescript-eslint/unbound-method -- called with their own `this` below */
const { transact } = writer;
const { publish } = publisher;
/* eslint-enable @typescript-eslint/unbound-method */

if (place === 'before the commit') {
  writer.transact = function (actorId, familyIds, work) {
    return transact.call(this, actorId, familyIds, async (transaction) => {
      const result = await work(transaction);
      dieInTime();
      return result;
    }) as never;
  };
} else {
  publisher.publish = function (news) {
    if (place === 'after publishing') publish.call(this, news);
    if (news.kind === 'change') dieInTime();
    if (place === 'between commit and publish') publish.call(this, news);
  };
}

await import('../../src/main.js');

// The server that dies by kill -9 in the middle of its FAIL_AFTER-th write, at the place FAIL_AT. What
// the application itself is made of knows no such places: they are put into it here, by a test.
import { Transaction } from '../../src/database/Transaction.js';
import { Publisher } from '../../src/sync/Publisher.js';

const place = process.env.FAIL_AT;
const after = Number(process.env.FAIL_AFTER);
let writes = 0;

function dieInTime(): void {
  writes += 1;
  if (writes === after) process.kill(process.pid, 'SIGKILL');
}

/* eslint-disable @typescript-eslint/unbound-method -- called with their own `this` below */
const { run } = Transaction;
const { publish } = Publisher.prototype;
/* eslint-enable @typescript-eslint/unbound-method */

if (place === 'before the commit') {
  Transaction.run = (database, work) =>
    run.call(Transaction, database, async (transaction) => {
      const result = await work(transaction);
      dieInTime();
      return result;
    }) as never;
} else {
  Publisher.prototype.publish = function (news) {
    if (place === 'after publishing') publish.call(this, news);
    if (news.kind === 'change') dieInTime();
    if (place === 'between commit and publish') publish.call(this, news);
  };
}

await import('../../src/main.js');

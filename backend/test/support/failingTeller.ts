// The server that dies by kill -9 at the place FAIL_AT of its first notice. What the application itself
// is made of knows no such places: they are put into it here, by a test.
import { MailChannel } from '../../src/notices/mail/MailChannel.js';
import { NoticeQueueRepository } from '../../src/notices/noticeQueue.repository.js';

function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
}

if (process.env.FAIL_AT === 'between lease and send') MailChannel.prototype.send = die;
else NoticeQueueRepository.prototype.note = die;

await import('../../src/main.js');

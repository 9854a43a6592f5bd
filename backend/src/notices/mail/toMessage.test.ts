import { expect, test } from '@jest/globals';
import { createTransport } from 'nodemailer';
import type { Mail } from './Mailer.js';
import { toMessage } from './toMessage.js';

const transport = createTransport({ streamTransport: true, buffer: true });
const mail: Mail = {
  to: 'ana@example.org',
  subject: 'Today',
  text: 'Dentist',
  html: '<p>Dentist</p>',
};

async function headersOf(of: Mail, from: string): Promise<string[]> {
  const { message } = await transport.sendMail(toMessage(of, '0f8e', from));
  const [head = ''] = (message as Buffer).toString().split('\r\n\r\n');
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}

test('a mail that can be ended by one press says how, whatever its length (RFC 8058)', async () => {
  const unsubscribeUrl = `https://calendar.example.org/api/unsubscribe?token=${'x'.repeat(200)}`;
  const headers = await headersOf({ ...mail, unsubscribeUrl }, 'calendar@example.org');
  expect(headers).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('any other mail says nothing of it', async () => {
  expect((await headersOf(mail, 'calendar@example.org')).join()).not.toContain('Unsubscribe');
});

test('the name of a mail is its notice and the host of the sender', async () => {
  for (const from of [
    'Kinday <calendar@example.org>',
    'calendar@example.org',
    '"A @ b" <c@example.org> ',
  ]) {
    expect(await headersOf(mail, from)).toContain('Message-ID: <0f8e@example.org>');
  }
});

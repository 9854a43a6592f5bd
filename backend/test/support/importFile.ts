import {
  importLineSchema,
  importPreviewSchema,
  type ImportLine,
  type ImportPreview,
  type ImportResult,
} from '@kinday/contracts/imports';
import { expectStatus } from './builders.js';
import type { Answer, Client } from './Client.js';

/** A calendar file that holds these lines, each event by its own. */
export function fileOf(...events: string[][]): string {
  const objects = events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']);
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'X-WR-CALNAME:School'];
  return [...head, ...objects, 'END:VCALENDAR', ''].join('\r\n');
}

/** Sends a file as the browser does. @param to `preview`, and what the address asks for */
export function sendFile(client: Client, file: string | Buffer, to = ''): Promise<Answer> {
  const headers = { 'Content-Type': 'text/calendar' };
  return client.fetch(`/api/imports${to}`, { method: 'POST', body: file, headers });
}

export async function previewFile(client: Client, file: string | Buffer): Promise<ImportPreview> {
  return importPreviewSchema.parse(
    expectStatus(await sendFile(client, file, '/preview'), 200).body,
  );
}

/** What an import's answer says, line by line. */
export function linesOf(answer: Answer): ImportLine[] {
  const lines = String(expectStatus(answer, 200).body).trim().split('\n');
  return lines.map((line) => importLineSchema.parse(JSON.parse(line)));
}

export function resultIn(answer: Answer): ImportResult {
  const last = linesOf(answer).at(-1);
  if (!last || !('result' in last)) throw new Error(`No result: ${JSON.stringify(last)}`);
  return last.result;
}

export async function importFile(
  client: Client,
  file: string | Buffer,
  to = '',
): Promise<ImportResult> {
  return resultIn(await sendFile(client, file, to));
}

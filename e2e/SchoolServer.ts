import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A calendar file as other programs write it. */
export function calendarFile(
  name: string,
  events: readonly { title: string; day: string }[],
): string {
  const lines = events.flatMap(({ title, day }, at) => [
    ...['BEGIN:VEVENT', `UID:${name}-${at}@school.example`, 'DTSTAMP:20260101T000000Z'],
    ...[`SUMMARY:${title}`, `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`, 'END:VEVENT'],
  ]);
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//School//EN', `X-WR-CALNAME:${name}`];
  return [...head, ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

/** A school's server, whose calendar anybody may read. */
export class SchoolServer {
  /** At which each path has a calendar file. */
  readonly files = new Map<string, string>();
  readonly #server: Server = createServer((request, response) => {
    const file = this.files.get(request.url ?? '');
    response.writeHead(file === undefined ? 404 : 200, { 'Content-Type': 'text/calendar' });
    response.end(file);
  });

  static async listen(): Promise<SchoolServer> {
    const school = new SchoolServer();
    await new Promise<void>((resolve) => school.#server.listen(0, '127.0.0.1', resolve));
    return school;
  }

  /** What the operator vouches for. */
  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** Somebody's server of a calendar, which answers as it is told. */
export class FeedServer {
  readonly requests: IncomingMessage[] = [];
  answer: Answer = (response) => response.writeHead(404).end();

  private constructor(private readonly server = createServer()) {
    server.on('request', (request, response) => {
      this.requests.push(request);
      this.answer(response, request);
    });
  }

  static async listen(): Promise<FeedServer> {
    const server = new FeedServer();
    await new Promise<void>((resolve) => server.server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  /** What FEED_HOSTS must say. */
  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on it has these objects in its calendar, and says so with a name for that state of it. */
  has(events: readonly string[], etag = `"${Math.random()}"`): void {
    const body = calendarOf(events);
    this.answer = (response, { headers }) => {
      if (headers['if-none-match'] === etag) return response.writeHead(304).end();
      return response.writeHead(200, { ETag: etag, 'Content-Type': 'text/calendar' }).end(body);
    };
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

/** A calendar file as servers send it. */
export function calendarOf(events: readonly string[]): string {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//School//EN', ...events];
  return [...lines, 'END:VCALENDAR', ''].join('\r\n');
}

let made = 0;
/** An event in a file; its name is another one each time, as some servers have it. */
export function schoolEvent(title: string, ...lines: string[]): string {
  const stamp = new Date(Date.UTC(2026, 0, 1) + (made += 1) * 60_000);
  const time = `${stamp.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;
  const own = [
    `UID:${made}@school`,
    `DTSTAMP:${time}`,
    `LAST-MODIFIED:${time}`,
    `SEQUENCE:${made}`,
  ];
  return ['BEGIN:VEVENT', ...own, `SUMMARY:${title}`, ...lines, 'END:VEVENT'].join('\r\n');
}

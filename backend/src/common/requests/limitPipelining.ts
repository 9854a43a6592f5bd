import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that wait for their answers. Browsers and proxies send the next after an answer. */
const MOST_UNANSWERED = 20;

/**
 * Ends connections that send more requests at once than may wait for their answers: Node.js hands over
 * all requests of a piece of 64 kB, a thousand and more, before it does anything else. To be called when
 * the server has its listeners.
 */
export function limitPipelining(server: Server): void {
  const listeners = server.listeners('request') as RequestListener[];
  const answers = new WeakMap<Socket, ServerResponse[]>();
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    const unanswered = answers.get(socket)?.filter(({ writableFinished }) => !writableFinished);
    if (unanswered && unanswered.length >= MOST_UNANSWERED) {
      socket.destroy();
      return;
    }
    answers.set(socket, [...(unanswered ?? []), response]);
    for (const listener of listeners) listener(request, response);
  });
}

import { request, type Agent } from 'node:https';
import { text } from 'node:stream/consumers';

/** What a Client fetches with. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** `fetch` over an agent's connections, which Node's own cannot. */
export function fetchThrough(agent: Agent): Fetch {
  return (url, { method = 'GET', headers, body }) =>
    new Promise((resolve, reject) => {
      const options = { method, agent, headers: headers as Record<string, string> };
      const sent = request(url, options, (response) => {
        const answered = new Headers();
        for (const [name, value] of Object.entries(response.headersDistinct)) {
          value?.forEach((each) => answered.append(name, each));
        }
        text(response).then((content) => {
          resolve(
            new Response(content || null, { status: response.statusCode!, headers: answered }),
          );
        }, reject);
      });
      sent.once('error', reject);
      sent.end(body);
    });
}

/** A request as a page makes it, whose addresses begin at its own. */
class PageRequest extends Request {
  constructor(path: string, init?: RequestInit) {
    super(new URL(path, 'http://localhost'), init);
  }
}

/** Puts a server behind the page's `fetch`; returns how to take it away. */
export function serveBy(answer: (request: Request) => Promise<Response>): () => void {
  const { fetch, Request: Real } = globalThis;
  const fetchHere = (asked: Request | string, init?: RequestInit) =>
    answer(asked instanceof Real ? asked : new PageRequest(asked, init));
  Object.assign(globalThis, { fetch: fetchHere, Request: PageRequest });
  return () => void Object.assign(globalThis, { fetch, Request: Real });
}

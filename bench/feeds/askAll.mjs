// A thread of its own: what 1,000 answers cost their readers is no matter of those who write.
import { parentPort } from 'node:worker_threads';

/** All programs ask at once. @returns how often each status was the answer, the tags, and what they waited */
async function askAll({ url, secrets, tags }) {
  const statuses = {};
  const answers = await Promise.all(
    secrets.map(async (secret, at) => {
      const begun = performance.now();
      const headers = tags[at] ? { 'If-None-Match': tags[at] } : {};
      const answer = await fetch(`${url}/feed/${secret}.ics`, { headers });
      await answer.arrayBuffer();
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      return { tag: answer.headers.get('etag'), took: performance.now() - begun };
    }),
  );
  return {
    statuses,
    tags: answers.map(({ tag }) => tag),
    took: answers.map(({ took }) => took),
  };
}

parentPort.on('message', async (asked) => parentPort.postMessage(await askAll(asked)));

// A process of its own that others go before: programs have machines of their own, and what they do
// is no matter of those who write.

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

process.on('message', async (asked) => process.send(await askAll(asked)));

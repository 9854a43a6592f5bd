import { expect, test } from '@jest/globals';
import type { ImportResult } from '@kinday/contracts/imports';
import { USER_HEADER } from '@kinday/contracts/user';
import { serveStore } from '../serveStore.testing';
import { store } from '../store';
import { HOME, olga } from '../sync/sampleFamily.testing';
import { UNTRACKED } from './api';
import { meApi } from './meApi';
import { importsApi } from './importsApi';

const RESULT: ImportResult = {
  counts: { new: 300, changed: 0, same: 0, leftOut: 0 },
  leftOut: [],
  revision: 9,
};

let answer: Response;
let asked: Request;
serveStore((request) => {
  asked = request;
  return Promise.resolve(answer);
});

/** An answer that arrives in these pieces; `break` breaks the connection. */
function inPieces(...pieces: string[]): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    pull(controller) {
      const piece = pieces.shift();
      if (piece === undefined) controller.close();
      else if (piece === 'break') controller.error(new TypeError('network error'));
      else controller.enqueue(encoder.encode(piece));
    },
  });
  return new Response(body);
}

/** What comes of an import that is answered so. */
async function importBy(given: Response) {
  answer = given;
  const told: [number, number][] = [];
  const onProgress = (done: number, total: number) => void told.push([done, total]);
  const file = new Blob(['BEGIN:VCALENDAR']);
  const input = { file, familyId: HOME, calendars: null, reminders: false, onProgress };
  const sent = store.dispatch(importsApi.endpoints.importFile.initiate(input, UNTRACKED));
  return { ...(await sent), told };
}

test('lines are read as they come, however the network cuts them', async () => {
  const result = JSON.stringify({ result: RESULT });
  const { data, told } = await importBy(
    inPieces(
      '{"done":100,"to',
      'tal":300}\n{"done":200,"total":300}\n',
      result.slice(0, 20),
      `${result.slice(20)}\n`,
    ),
  );
  expect(data).toEqual(RESULT);
  expect(told).toEqual([
    [100, 300],
    [200, 300],
  ]);
});

test('what the server says went wrong is told as it says it', async () => {
  const { error } = await importBy(inPieces('{"error":"It is full."}\n'));
  expect(error).toMatchObject({ code: 'failed', message: 'It is full.' });
});

test.each([
  ['breaks', ['{"done":100,"total":300}\n', 'break']],
  ['ends without a result', ['{"done":100,"total":300}\n']],
  ['holds something else', ['<html>']],
])('an answer that %s says that trying again is safe', async (_name, pieces) => {
  const { data, error } = await importBy(inPieces(...pieces));
  expect(data).toBeUndefined();
  expect(error).toMatchObject({ code: 'broken', status: 0 });
});

test('an import names whose page it is made by, as every call does', async () => {
  const user = { id: olga.id, name: 'Olga' } as never;
  await store.dispatch(meApi.util.upsertQueryData('getMe', undefined, user));
  await importBy(inPieces(`${JSON.stringify({ result: RESULT })}\n`));
  expect(asked.headers.get(USER_HEADER)).toBe(olga.id);
});

test('an import that nobody waits for any more is ended', async () => {
  answer = inPieces(`${JSON.stringify({ result: RESULT })}\n`);
  const input = {
    file: new Blob(),
    familyId: HOME,
    calendars: null,
    reminders: false,
    onProgress: () => undefined,
  };
  const sent = store.dispatch(importsApi.endpoints.importFile.initiate(input, UNTRACKED));
  sent.abort();
  await sent;
  expect(asked.signal.aborted).toBe(true);
});

test('a refusal says why', async () => {
  const refusal = { error: 'This is no calendar.', code: 'unreadable' };
  const { error } = await importBy(Response.json(refusal, { status: 422 }));
  expect(error).toMatchObject({ status: 422, code: 'unreadable' });
});

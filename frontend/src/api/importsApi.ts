import {
  importLineSchema,
  type ImportInput,
  type ImportLine,
  type ImportPreview,
  type ImportResult,
} from '@kinday/contracts/imports';
import type { Undone, UndoInput } from '@kinday/contracts/recent';
import { api, callerHeaders, revisionOf } from './api';
import { toApiError, type ApiError } from './apiError';
import * as messages from './messages';

interface FileInput {
  /** What stands in the file; it is sent as it is. */
  file: Blob;
  familyId: string;
  /** Of an archive of several calendars those that are meant; null for all. */
  calendars: readonly number[] | null;
}

interface ImportFileInput extends FileInput, Pick<ImportInput, 'reminders'> {
  /** Called with what is in of how much, as the server tells it. */
  onProgress: (done: number, total: number) => void;
}

interface UndoneImport {
  /** How much went back, and how much stayed. */
  message: string | null;
  /** At which the family stands since. */
  revision: number;
}

const ARCHIVE_TYPES = ['application/zip', 'application/x-zip-compressed'];
/** What a file is sent as. The server goes by what stands in it. */
function headersOf(file: Blob) {
  const isArchive = ARCHIVE_TYPES.includes(file.type);
  return { 'Content-Type': isArchive ? 'application/zip' : 'text/calendar' };
}
/** A large file takes minutes on a slow connection, ms. */
const UPLOAD_MS = 300_000;
/** The server tells something every few seconds; so long without a word is a broken connection, ms. */
const SILENCE_MS = 60_000;

const BROKEN: ApiError = {
  ...{ status: 0, code: 'broken', message: messages.importBroken },
  ...{ fields: {}, answer: null },
};

/** Taking in a calendar file: what it would do, and doing it. Both send the whole file. */
export const importsApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewImport: build.mutation<ImportPreview, FileInput>({
      query: ({ file: body, familyId, calendars }) => ({
        ...{ url: 'imports/preview', method: 'POST', params: { familyId, ...named(calendars) } },
        ...{ body, headers: headersOf(body), timeout: UPLOAD_MS },
      }),
    }),
    /** A connection that breaks does not end it: the error's code is `broken`, and trying again is safe. */
    importFile: build.mutation<ImportResult, ImportFileInput>({
      queryFn: async (input, { signal, getState }) => {
        const { file: body, familyId, calendars, reminders, onProgress } = input;
        const wanted = { familyId, reminders: String(reminders), ...named(calendars) };
        const query = new URLSearchParams(wanted);
        try {
          const headers = { ...headersOf(body), ...callerHeaders(getState()) };
          const sent = { method: 'POST', body, headers };
          const response = await answered(`/api/imports?${query}`, sent, signal);
          if (!response.ok || !response.body) return { error: await refusalOf(response) };
          for await (const line of linesOf(response.body)) {
            if ('result' in line) return { data: line.result };
            if ('error' in line)
              return { error: { ...BROKEN, code: 'failed', message: line.error } };
            onProgress(line.done, line.total);
          }
        } catch {
          // The connection broke, or what came is no answer of ours.
        }
        return { error: BROKEN };
      },
    }),
    /** Takes all changes of an import back that nobody changed since. */
    undoImport: build.mutation<UndoneImport, UndoInput>({
      query: (body) => ({ url: 'events/undo', method: 'POST', body }),
      transformResponse: ({ message }: Undone, meta) => ({
        message: message ?? null,
        revision: revisionOf(meta),
      }),
    }),
  }),
});

function named(calendars: readonly number[] | null): Record<string, string> {
  return calendars === null ? {} : { calendars: calendars.join() };
}

/** The head of an answer. Rejects when none comes in time, or once nobody waits for it any more. */
async function answered(url: string, sent: RequestInit, signal: AbortSignal): Promise<Response> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), UPLOAD_MS);
  signal.addEventListener('abort', () => giveUp.abort());
  try {
    return await fetch(url, { ...sent, signal: giveUp.signal });
  } finally {
    clearTimeout(timer);
  }
}

async function refusalOf(response: Response): Promise<ApiError> {
  const data: unknown = await response.json().catch(() => null);
  return toApiError({ status: response.status, data });
}

/** Lines of the answer as they arrive. Rejects when the connection breaks or is silent for too long. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ImportLine> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const silence = setTimeout(() => void reader.cancel(), SILENCE_MS);
    const { value, done } = await reader.read();
    clearTimeout(silence);
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines.filter(Boolean)) yield importLineSchema.parse(JSON.parse(line));
    if (done) return;
  }
}

import { REVISION_HEADER } from '@kinday/contracts/change';
import type { FetchArgs, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { hasCopy } from '../kept/copyHint';

/** In the headers of what this device answered itself. */
const OF_DEVICE = 'kinday-of-device';

/** Whether the server was not reached, and this device answered from what it keeps. */
export function isOfDevice(meta: unknown): boolean {
  return (meta as FetchBaseQueryMeta | undefined)?.response?.headers.has(OF_DEVICE) ?? false;
}

/**
 * What this device has in place of an answer of the server, which cannot be reached; null without it.
 * @param caller who asks, where that is known: others are answered nothing
 */
export async function answerOfDevice(args: string | FetchArgs, caller: string | undefined) {
  const { url, params = {}, method = 'GET' } = typeof args === 'string' ? { url: args } : args;
  if (method !== 'GET' || !hasCopy()) return null;
  try {
    const { deviceAnswer } = await import('../kept/deviceAnswer');
    const query = new URLSearchParams(params as Record<string, string>).toString();
    const path = query ? `/${url}?${query}` : `/${url}`;
    const answer = await deviceAnswer(path, caller);
    return answer && { data: answer.body, meta: metaOf(path, answer.revision) };
  } catch {
    // The code that reads the copy did not come.
    return null;
  }
}

function metaOf(path: string, revision: number | null): FetchBaseQueryMeta {
  const request = new Request(new URL(`/api${path}`, window.location.origin));
  const headers = {
    [OF_DEVICE]: '1',
    ...(revision !== null && { [REVISION_HEADER]: String(revision) }),
  };
  return { request, response: new Response(null, { headers }) };
}

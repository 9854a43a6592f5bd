import type { Answer } from './Client.js';

/** Calls so many times, one after the other. @returns the status of each answer */
export async function statusesOf(
  times: number,
  call: (turn: number) => Promise<Answer>,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) statuses.push((await call(turn)).status);
  return statuses;
}

const SHORTEST_MS = 1_000;
const LONGEST_MS = 5_000;

/**
 * [S14] Does the work 1 to 5 s from now: at random, so that a thousand clients that lost the server
 * together do not ask for it together.
 * @param after what the server asks for, ms: the pause begins with its end
 */
export function afterRetryPause(work: () => void, after = 0): ReturnType<typeof setTimeout> {
  return setTimeout(work, after + SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS));
}

/** [S14] The same pause in the terms of Socket.IO: a middle, and how far chance moves it. */
export const SOCKET_RETRY_PAUSE = {
  reconnectionDelay: (SHORTEST_MS + LONGEST_MS) / 2,
  reconnectionDelayMax: LONGEST_MS,
  randomizationFactor: (LONGEST_MS - SHORTEST_MS) / (LONGEST_MS + SHORTEST_MS),
};

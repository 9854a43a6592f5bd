/** What became of a mail or a push. */
export type SendResult =
  | { kind: 'taken' }
  /** Not now: `pauseSeconds` is what was asked for, null where the service is away and said nothing. */
  | { kind: 'later'; pauseSeconds: number | null }
  /** It would be refused again: nobody tries it once more. */
  | { kind: 'refused' };

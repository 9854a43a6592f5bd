/** Calls and properties that are given what people read. */
const REFUSALS = [
  ...['badRequest', 'conflict', 'forbidden', 'notFound', 'tooMany', 'unauthorized', 'unavailable'],
  ...['ProblemError', 'RuleProblem', 'refuse', 'optionalText', 'requiredText', 'cleanText'],
  ...['error', 'sentence', 'subject', 'label', 'before', 'after', 'what'],
];

/** Where what people read has to stand in messages, and what does not count as read. */
export const wordsConfig = [
  {
    files: ['frontend/src/**/*.ts', 'frontend/src/**/*.tsx'],
    ignores: [
      '**/*.test.*',
      '**/*.testing.*',
      '**/messages.ts',
      'frontend/src/features/**/*Messages.ts',
      // What quick add reads, not what it says.
      'frontend/src/features/events/kind/openKind.ts',
      // How days and repetitions are told is a grammar, not a list of sentences.
      'frontend/src/product/listed.ts',
      'frontend/src/product/repeat/{ordinals,repeatDays,repeatSentence}.ts',
    ],
    rules: {
      // Tags of RTK Query, and what socket.io calls the ends of connections.
      'kinday/words-in-messages': [
        'error',
        {
          ignore: [
            ...['Account', 'CalendarLinks', 'Devices', 'Failed', 'Feeds', 'Reminders'],
            ...['io server disconnect', 'io client disconnect'],
          ],
        },
      ],
    },
  },
  {
    // What people are refused for, and what mails say. Logs are for operators.
    files: ['contracts/src/**/*.ts', 'backend/src/**/*.ts'],
    ignores: ['**/*.test.*', '**/messages.ts'],
    rules: { 'kinday/words-in-messages': ['error', { only: REFUSALS }] },
  },
];

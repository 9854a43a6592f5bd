import { swcOptions } from './jest/swcOptions.mjs';

const ZONES = [
  'Pacific/Kiritimati',
  'America/New_York',
  'Europe/Berlin',
  // Its clocks change by half an hour.
  'Australia/Lord_Howe',
];

const shared = {
  testEnvironment: 'node',
  transform: { '^.+\\.tsx?$': ['@swc/jest', swcOptions] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    // From the sources, so that no test runs against yesterday's build.
    '^@kinday/contracts/(.*)$': '<rootDir>/contracts/src/$1.ts',
    '^@kinday/embedded-postgres$': '<rootDir>/embedded-postgres/src/startEmbeddedPostgres.ts',
    '^(\\.{1,2}/.*)\\.js$': ['$1.js', '$1.ts', '$1.tsx'],
  },
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.cache/', '<rootDir>/.data/'],
};

/** @type {import('jest').Config} */
export default {
  // Enough for a busy machine; no test waits for it to pass. (A project's own would not count.)
  testTimeout: 60_000,
  // Two cores' worth: the servers of the tests need theirs, and their database has 100 connections.
  maxWorkers: 2,
  // Modules of ended tests stay in memory for as long as their worker.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...shared,
      displayName: 'contracts',
      testMatch: ['<rootDir>/contracts/src/**/*.test.ts'],
    },
    ...ZONES.map((timeZone) => ({
      ...shared,
      displayName: `dates in ${timeZone}`,
      testEnvironment: '<rootDir>/jest/zonedEnvironment.mjs',
      testEnvironmentOptions: { timeZone },
      testMatch: [
        '<rootDir>/contracts/src/{calendarDate,specialDatesIn}.test.ts',
        '<rootDir>/contracts/src/recurrence/movedRepetition.test.ts',
        '<rootDir>/frontend/src/features/calendar/draggedTo.test.ts',
        '<rootDir>/frontend/src/features/calendar/hours/drag/movedTo.test.ts',
        '<rootDir>/frontend/src/features/events/quickAdd/quickDates.test.ts',
        '<rootDir>/frontend/src/sync/commands/repeating/wantedSeries.test.ts',
      ],
    })),
    {
      ...shared,
      displayName: 'embedded-postgres',
      testMatch: ['<rootDir>/embedded-postgres/src/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'scripts',
      testMatch: ['<rootDir>/scripts/**/*.test.mjs'],
    },
    {
      ...shared,
      displayName: 'backend-unit',
      testMatch: ['<rootDir>/backend/src/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'api',
      testEnvironment: '<rootDir>/jest/applicationEnvironment.mjs',
      globalSetup: '<rootDir>/backend/test/support/globalSetup.mjs',
      globalTeardown: '<rootDir>/backend/test/support/globalTeardown.mjs',
      testMatch: ['<rootDir>/backend/test/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'frontend',
      testEnvironment: '<rootDir>/jest/browserEnvironment.mjs',
      setupFilesAfterEnv: ['<rootDir>/jest/patience.mjs'],
      testMatch: ['<rootDir>/frontend/src/**/*.test.{ts,tsx}'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/jest/noStyles.mjs',
        ...shared.moduleNameMapper,
      },
    },
  ],
};

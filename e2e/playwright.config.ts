import { defineConfig, type LaunchOptions } from '@playwright/test';
import type { EngineName } from './engines/screens.js';

// `npm test` finds a browser and says how to launch it; on its own Playwright takes its own.
const launchOptions = JSON.parse(process.env.KINDAY_BROWSER ?? '{}') as LaunchOptions;

export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    launchOptions,
    // What people read of hours follows it.
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    // A worker answers before what a test routes: only tests that are about it let it in.
    serviceWorkers: 'block',
    // Traces would take a tenth more time: `--trace retain-on-failure`, where a failure asks for one.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'chromium' },
    { name: 'firefox', testDir: 'engines', use: { engineName: 'firefox' } },
    {
      name: 'webkit',
      testDir: 'engines',
      use: { engineName: 'webkit' },
    },
  ],
});

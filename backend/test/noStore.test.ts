import { expect, test } from '@jest/globals';
import { buildFamily } from './support/builders.js';
import { startApp } from './support/startApp.js';

const app = startApp();

test('answers that nobody may store carry no tag to compare them by', async () => {
  const { owner } = await buildFamily(app);
  for (const path of ['/api/family', '/api/me', '/api/events?from=2026-11-01&to=2026-12-01']) {
    const { status, headers } = await owner.client.get(path);
    expect([status, headers.get('Cache-Control'), headers.get('ETag')]).toEqual([
      200,
      'no-store',
      null,
    ]);
  }
});

test('beside the API’s page stands what the page needs, and nothing else of its library', async () => {
  const client = app.newClient();
  const page = await client.fetch('/api/docs', {});
  expect(page.status).toBe(200);
  const needed = [
    'swagger-ui.css',
    'swagger-ui-bundle.js',
    'swagger-ui-standalone-preset.js',
    'swagger-ui-init.js',
    'favicon-32x32.png',
    'favicon-16x16.png',
  ];
  for (const file of needed) {
    expect([file, (await client.fetch(`/api/docs/${file}`, {})).status]).toEqual([file, 200]);
  }
  for (const file of [
    'package.json',
    'README.md',
    'index.js',
    'swagger-ui-bundle.js.map',
    'PACKAGE.JSON',
  ]) {
    expect([file, (await client.fetch(`/api/docs/${file}`, {})).status]).toEqual([file, 404]);
  }
});

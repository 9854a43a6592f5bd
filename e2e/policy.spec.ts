import type { Page } from '@playwright/test';
import { collectFaults } from './collectFaults.js';
import { expect, test } from './journey.js';

test('the written landing page is shown as it was written, under its own policy', async ({
  meet,
}) => {
  const { page } = await meet('Ana');
  await page.goto('/');
  const ground = await page
    .locator('.kd-event-sample')
    .first()
    .evaluate((sample) => sample.style.getPropertyValue('--kd-event-ground'));
  expect(ground).toMatch(/^#[0-9A-F]{6}$/);
});

test('the page that shows the API works under its own policy', async ({ meet }) => {
  const { page } = await meet('Ana');
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /Kinday Calendar API/ })).toBeVisible();
});

/** Does by script what a text would do that had become HTML. */
async function smuggle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const attempts: ((element: HTMLElement) => void)[] = [
      (element) => (element.innerHTML = '<img src="data:," onerror="window.ran = true">'),
      (element) => {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy: (name: string, rules: object) => void };
        };
        trustedTypes.createPolicy('default', { createHTML: (text: string) => text });
        element.innerHTML = '<img src="data:," onerror="window.ran = true">';
      },
      (element) => element.setAttribute('onclick', 'window.ran = true'),
      (element) => element.setAttribute('style', 'color: red'),
      (element) => {
        const script = document.createElement('script');
        script.append('window.ran = true');
        element.append(script);
      },
      (element) => {
        const style = document.createElement('style');
        style.append('body { color: red }');
        element.append(style);
      },
      (element) => {
        const frame = document.createElement('iframe');
        frame.src = 'https://example.org/';
        element.append(frame);
      },
    ];
    for (const attempt of attempts) {
      const element = document.body.appendChild(document.createElement('div'));
      try {
        attempt(element);
      } catch {
        // Forbidden at once; the policy reports it all the same.
      }
      element.click();
    }
  });
}

for (const [path, directives] of [
  [
    '/login',
    ['require-trusted-types-for', 'trusted-types', 'style-src-elem', 'style-src-attr', 'frame-src'],
  ],
  [
    '/',
    ['require-trusted-types-for', 'trusted-types', 'style-src-elem', 'style-src-attr', 'frame-src'],
  ],
  ['/api/docs', ['script-src-elem', 'script-src-attr', 'frame-src']],
] as const) {
  test(`nothing that came in with a text runs or frames on ${path}`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ baseURL: server.origin });
    const faults = await collectFaults(context);
    const page = await context.newPage();
    await page.goto(path);
    await smuggle(page);
    for (const directive of directives) {
      const blocked = () =>
        faults.some((fault) => fault.startsWith(`blocked by policy ${directive}`));
      await expect.poll(blocked, directive).toBe(true);
    }
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    await context.close();
  });
}

import { expect, type Page } from '@playwright/test';
import axeCore, { type AxeResults, type RunOptions } from 'axe-core';
import { smallTargetsOf } from './smallTargetsOf.js';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Chosen = NonNullable<RunOptions['runOnly']>;

/** What is loaded into a page to look for its faults. */
declare const axe: { run: (options: RunOptions) => Promise<AxeResults> };

/**
 * Runs axe within the page itself: the usual builder opens a second page for each look and has
 * everything described that is right, too, which takes twice the time. Our pages have no frames.
 */
async function faultsBy(page: Page, runOnly: Chosen): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  const options: RunOptions = { runOnly, resultTypes: ['violations'] };
  const { violations, url } = await page.evaluate(async (chosen) => {
    const { violations, url } = await axe.run(chosen);
    return { violations, url };
  }, options);
  return violations.map(({ id, nodes }) => {
    const where = nodes.map(({ html, failureSummary }) => `${html}\n    ${failureSummary}`);
    return `${id} on ${url}:\n  ${where.join('\n  ')}`;
  });
}

/** Faults by the rules of WCAG 2.2 A and AA, each with the elements at fault. */
export async function faultsOf(page: Page): Promise<string[]> {
  return faultsBy(page, { type: 'tag', values: RULES });
}

/** What another appearance can do wrong on the same page. */
async function contrastFaultsOf(page: Page): Promise<string[]> {
  return faultsBy(page, { type: 'rule', values: ['color-contrast'] });
}

export async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

/** Nothing is wrong with a state of a page, in light and in dark. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect([state, await faultsOf(page)]).toEqual([state, []]);
  expect([state, await scrollsSideways(page)]).toEqual([state, false]);
  expect([state, await smallTargetsOf(page)]).toEqual([state, []]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect([state, await contrastFaultsOf(page)]).toEqual([state, []]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
}

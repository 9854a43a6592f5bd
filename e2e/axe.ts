import { expect, type Page } from '@playwright/test';
import axeCore, { type AxeResults, type RunOptions } from 'axe-core';
import { smallTargetsOf } from './smallTargetsOf.js';

type Chosen = NonNullable<RunOptions['runOnly']>;
type Found = Pick<AxeResults, 'url' | 'violations'>;

/** WCAG 2.2 A and AA, and what is good practice. */
export const ALL_RULES: Chosen = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Experimental rules of axe, off by default: a control's name contains its visible text (WCAG 2.5.3). */
const EXPERIMENTAL: RunOptions['rules'] = { 'label-content-name-mismatch': { enabled: true } };

/** What is loaded into a page to look for its faults. */
declare const axe: { run: (options: RunOptions) => Promise<AxeResults> };

/** Within a page that has axe: what is wrong with it. */
export const lookByAxe = async (options: RunOptions): Promise<Found> => {
  const { violations, url } = await axe.run(options);
  return { violations, url };
};

/** How `lookByAxe` looks for faults. */
export function optionsOf(runOnly: Chosen): RunOptions {
  return { runOnly, rules: EXPERIMENTAL, resultTypes: ['violations'] };
}

/** Each fault with the elements that are at fault. */
export function told({ violations, url }: Found): string[] {
  return violations.map(({ id, nodes }) => {
    const where = nodes.map(({ html, failureSummary }) => `${html}\n    ${failureSummary}`);
    return `${id} on ${url}:\n  ${where.join('\n  ')}`;
  });
}

/**
 * Runs axe within the page itself: the usual builder opens a second page for each look and has
 * everything described that is right, too, which takes twice the time. Our pages have no frames.
 */
async function faultsBy(page: Page, runOnly: Chosen): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  return told(await page.evaluate(lookByAxe, optionsOf(runOnly)));
}

/** Faults by the rules of WCAG 2.2 A and AA, each with the elements at fault. */
export async function faultsOf(page: Page): Promise<string[]> {
  return faultsBy(page, ALL_RULES);
}

/** What another appearance can do wrong on the same page. */
async function contrastFaultsOf(page: Page): Promise<string[]> {
  return faultsBy(page, { type: 'rule', values: ['color-contrast'] });
}

/** Within a page: whether there is more of it to the right. */
export const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth;

export async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(isTooWide);
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

import { execFile } from 'node:child_process';
import { eventOn, expect, live, logIn, test, WEDNESDAY } from './screens.js';
import type { Screen } from './Screen.js';

// What one engine does unlike the others, and once did wrong.

for (const width of [1280, 390]) {
  test(`at ${width} px an hour of a week and a day is high enough to be read, with its line, and not colour alone tells whose an event is`, async ({
    family,
    openScreen,
  }) => {
    const { owner } = await family();
    for (const title of ['One', 'Two', 'Three']) await owner.addEvent(title, { date: WEDNESDAY });
    const { screen } = await openScreen(width);
    await logIn(screen, owner, `/dashboard?view=day&date=${WEDNESDAY}`);
    for (const view of ['day', 'week']) {
      await screen.goto(`/dashboard?view=${view}&date=${WEDNESDAY}`);
      await live(screen);
      await screen.see(eventOn(WEDNESDAY, 'One'));
      expect(await looksOfInitials(screen)).not.toContain('none');
      const column = await columnOf(screen);
      expect(column.height / column.hours).toBeGreaterThanOrEqual(40);
      const lines = await darkerRows(await screen.picture(), column);
      // One for each hour that is on the screen; those of its half may be too faint to count.
      const hours = (column.shown / column.height) * column.hours;
      expect(lines).toBeGreaterThanOrEqual(Math.floor(hours) - 1);
      expect(lines).toBeLessThanOrEqual(2 * Math.ceil(hours) + 1);
    }
  });
}

test('the weeks of a month are equally high, until one has more than its share', async ({
  family,
  openScreen,
}) => {
  const { owner } = await family();
  for (const title of ['One', 'Two', 'Three']) await owner.addEvent(title, { date: WEDNESDAY });
  const { screen } = await openScreen(1280);
  await logIn(screen, owner, `/dashboard?date=${WEDNESDAY}`);
  await screen.see(eventOn(WEDNESDAY, 'Three'));
  const weeks = () =>
    screen.evaluate(() =>
      [...document.querySelectorAll('.kd-week')].map((week) => {
        const entries = [...week.querySelectorAll('.kd-day > *')];
        const { top, bottom, height } = week.getBoundingClientRect();
        const ends = entries.map((entry) => entry.getBoundingClientRect().bottom - top);
        return { height, isCut: Math.max(...ends) > bottom - top };
      }),
    );
  const [first, ...others] = await weeks();
  for (const { height } of others) expect(Math.abs(height - first!.height)).toBeLessThan(1);

  await owner.addEvent('Four', { date: WEDNESDAY });
  await screen.see({ css: '.kd-day__overflow' });
  expect((await weeks()).filter(({ isCut }) => isCut)).toEqual([]);
});

test('a year that is taken back by a key does not take the day and the month along', async ({
  family,
  openScreen,
}) => {
  const { owner } = await family();
  const { screen } = await openScreen(1280);
  await logIn(screen, owner, `/dashboard?date=${WEDNESDAY}`);
  await screen.press('n');
  await screen.see({ role: 'dialog', name: 'Add New Event' });
  const date = 'input[name="date"]';
  const value = () =>
    screen.evaluate((css) => document.querySelector<HTMLInputElement>(css)!.value, date);
  await screen.evaluate((css) => document.querySelector<HTMLInputElement>(css)!.focus(), date);
  const before = await value();
  // From the month over the day to the year.
  await screen.press('ArrowRight', 'ArrowRight', 'Backspace');
  const year = String(Number(before.slice(0, 4)) + 1);
  await screen.type(year);
  await expect.poll(value).toBe(year + before.slice(4));
});

test('Back from the description of the API shows a live calendar, within a second where the browser kept the page', async ({
  family,
  openScreen,
}) => {
  const { owner } = await family();
  const { screen } = await openScreen(1280);
  await logIn(screen, owner);
  await screen.evaluate(() =>
    addEventListener('pageshow', ({ timeStamp }) => (window.shownAgainAt = timeStamp)),
  );
  await screen.goto('/api/docs');
  await screen.back();
  expect(await screen.evaluate(liveAgainAfterMs)).toBeLessThan(1_000);
});

test('a month, a week and a list of few events are printed on one sheet each', async ({
  family,
  openScreen,
}) => {
  const { owner } = await family();
  await owner.addEvent('Swimming', { date: WEDNESDAY });
  const { screen } = await openScreen(1280);
  await logIn(screen, owner);
  for (const view of ['month', 'week', 'day', 'agenda']) {
    await screen.goto(`/dashboard?view=${view}&date=${WEDNESDAY}`);
    await live(screen);
    await screen.see(eventOn(WEDNESDAY, 'Swimming'));
    const told = String(await readWith('pdfinfo', ['-'], await screen.print()));
    expect([view, told]).toEqual([view, expect.stringMatching(/^Pages: +1$/m)]);
  }
});

/** How the initials on the events of hours are shown. */
function looksOfInitials(screen: Screen): Promise<string[]> {
  return screen.evaluate(() =>
    [...document.querySelectorAll('[data-event][data-i]')].map(
      (bar) => getComputedStyle(bar, '::before').display,
    ),
  );
}

interface Column {
  /** Of all its hours, px. */
  height: number;
  hours: number;
  /** What of it is on the screen: beside its left edge, from here on, that far, px. */
  left: number;
  top: number;
  shown: number;
}

/** The hours of one day. */
function columnOf(screen: Screen): Promise<Column> {
  return screen.evaluate(() => {
    // Of a day that is not today: that has a colour and the line of now.
    const cell = document.querySelector('.kd-hours__cell')!;
    const { left, top, height } = cell.getBoundingClientRect();
    const scroller = cell.closest('.kd-hours__scroll') ?? document.documentElement;
    const from = Math.max(top, scroller.getBoundingClientRect().top, 0);
    const to = Math.min(top + height, window.innerHeight);
    const hours = Number(getComputedStyle(cell).getPropertyValue('--kd-hours-shown'));
    return { height, hours, left, top: from, shown: to - from };
  });
}

/** How many rows of pixels at the left edge of a column are darker than what is most of it. */
async function darkerRows(picture: Buffer, { left, top, shown }: Column): Promise<number> {
  const crop = `1x${Math.floor(shown)}+${Math.ceil(left) + 4}+${Math.ceil(top)}`;
  const rows = [
    ...(await readWith('convert', ['png:-', '-crop', crop, '-depth', '8', 'gray:-'], picture)),
  ];
  const paper = Math.max(...rows);
  return rows.filter((row, index) => row < paper - 2 && (rows[index - 1] ?? 0) >= paper - 2).length;
}

/** Runs a program of the system that is given a file, and answers what it says. */
function readWith(program: string, args: string[], file: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { encoding: 'buffer', maxBuffer: 50_000_000 } as const;
    const child = execFile(program, args, options, (error, answer) => {
      if (error) reject(new Error(`${program} failed`, { cause: error }));
      else resolve(answer);
    });
    child.stdin!.end(file);
  });
}

/** Within a page: waits until it is live. Answers how long that took after it was shown again; 0 if it was loaded anew. */
async function liveAgainAfterMs(): Promise<number> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  do await nextFrame();
  while (!document.querySelector('.kd-connection-label--live'));
  return window.shownAgainAt === undefined ? 0 : performance.now() - window.shownAgainAt;
}

declare global {
  interface Window {
    /** When it was last shown from the browser's back/forward cache. */
    shownAgainAt?: number;
  }
}

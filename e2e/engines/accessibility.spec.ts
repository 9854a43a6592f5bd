import axeCore from 'axe-core';
import { ALL_RULES, isTooWide, lookByAxe, optionsOf, told } from '../axe.js';
import { eventOn, expect, live, logIn, test, WEDNESDAY } from './screens.js';
import type { Screen } from './Screen.js';

/** Runs in the page: waits for the end of its animations, except endless ones. */
const settled = () => {
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  return Promise.allSettled(finite.map(({ finished }) => finished)).then(() => true);
};

async function expectAccessible(screen: Screen, state: string): Promise<void> {
  await screen.evaluate(settled);
  if (!(await screen.evaluate(() => 'axe' in window))) await screen.run(axeCore.source);
  const faults = told(await screen.evaluate(lookByAxe, optionsOf(ALL_RULES)));
  expect([state, faults]).toEqual([state, []]);
  expect([state, await screen.evaluate(isTooWide)]).toEqual([state, false]);
}

for (const width of [1280, 390]) {
  test(`axe finds no fault in month, week, day, list, dialog and details at ${width} px`, async ({
    family,
    openScreen,
  }) => {
    const { owner, members } = await family('Ben');
    for (const title of ['One', 'Two', 'Three', 'Four']) {
      await owner.addEvent(title, { date: WEDNESDAY });
    }
    const quarterPast = { startTime: '09:15', endTime: '09:45' };
    await members[0]!.addEvent('Swimming', { date: WEDNESDAY, ...quarterPast });
    const { screen } = await openScreen(width);
    await logIn(screen, owner, `/dashboard?date=${WEDNESDAY}`);
    await screen.see(eventOn(WEDNESDAY, 'One'));
    await expectAccessible(screen, 'month');
    for (const view of ['week', 'day', 'agenda']) {
      await screen.goto(`/dashboard?view=${view}&date=${WEDNESDAY}`);
      await live(screen);
      await screen.see(eventOn(WEDNESDAY, 'One'));
      await expectAccessible(screen, view);
    }
    await screen.click(eventOn(WEDNESDAY, 'One'));
    await screen.see({ role: 'button', name: 'Edit Event' });
    await expectAccessible(screen, 'details');
    await screen.press('Escape');
    await screen.miss({ role: 'dialog' });
    await screen.press('n');
    await screen.see({ role: 'dialog', name: 'Add New Event' });
    await expectAccessible(screen, 'dialog');
  });
}

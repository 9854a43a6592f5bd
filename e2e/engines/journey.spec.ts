import type { ChangesAnswer } from '@kinday/contracts/change';
import type { Event } from '@kinday/contracts/event';
import { PASSWORD } from '../Person.js';
import { readKept } from '../stay.js';
import {
  eventOn,
  expect,
  FRIDAY,
  live,
  logIn,
  NEXT_THURSDAY,
  test,
  THURSDAY,
  usable,
  WEDNESDAY,
} from './screens.js';
import type { Screen, Target } from './Screen.js';

// What a family does every day, in every engine.

const dayNumber = (date: string): Target => ({ css: `[data-testid="day-number-${date}"]` });
const day = (date: string): Target => ({ css: `[data-testid="day-${date}"]` });
const ghost: Target = { css: '.kd-drag-ghost' };
const waiting: Target = { role: 'button', name: '1 change waits to be sent' };

const pathOf = (screen: Screen) => screen.evaluate(() => location.pathname + location.search);

/** Waits until the keyboard is on it. */
async function focused(screen: Screen, { css }: { css: string }): Promise<void> {
  const isFocused = (selector: string) => document.activeElement?.matches(selector) ?? false;
  await expect.poll(() => screen.evaluate(isFocused, css)).toBe(true);
}

const focus = (screen: Screen, css: string) =>
  screen.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), css);

test('somebody signs up, chooses a colour, adds an event, and finds it in every view; Back leads through them', async ({
  openScreen,
}) => {
  const { screen } = await openScreen(1280);
  await screen.goto('/signup');
  await usable(screen);
  await screen.fill({ role: 'textbox', name: 'Full Name' }, 'Ana');
  const email = `ana-${crypto.randomUUID()}@example.org`;
  await screen.fill({ role: 'textbox', name: 'Email' }, email);
  await screen.fill({ role: 'textbox', name: 'Phone Number' }, '+1 555 0100');
  await screen.fill({ css: 'input[type="password"]' }, PASSWORD);
  await screen.fill({ role: 'textbox', name: 'Family Name' }, 'The Novaks');
  await screen.click({ role: 'button', name: 'Create Account' });
  await screen.fill({ role: 'textbox', name: /hex/i }, '#AA96DA');
  await screen.click({ role: 'button', name: 'Continue to Calendar' });
  await live(screen);

  await screen.goto(`/dashboard?date=${WEDNESDAY}`);
  await live(screen);
  await screen.click(dayNumber(WEDNESDAY));
  const form: Target = { role: 'dialog', name: 'Add New Event' };
  await screen.see(form);
  await screen.type('Movie night 8pm');
  await screen.press('Enter');
  await screen.miss(form);
  await screen.see(eventOn(WEDNESDAY, 'Movie night'));
  const expectView = async (view: string) => {
    await expect.poll(() => pathOf(screen)).toContain(`view=${view}`);
    await screen.see(eventOn(WEDNESDAY, 'Movie night'));
  };
  for (const [index, view] of ['week', 'day', 'agenda'].entries()) {
    await screen.press(String(index + 2));
    await expectView(view);
  }
  for (const view of ['day', 'week']) {
    await screen.back();
    await expectView(view);
  }
});

test('an event is dragged, let go by Escape, moved by keys, and moved back by undo; a relative’s Chromium follows', async ({
  family,
  openScreen,
}) => {
  const { owner, members } = await family('Ben');
  const ben = members[0]!;
  const { screen } = await openScreen(1280);
  await logIn(screen, ben, `/dashboard?date=${WEDNESDAY}`);
  await owner.openCalendar();
  await owner.page.goto(`/dashboard?date=${WEDNESDAY}`);
  await ben.addEvent('Dentist', { date: WEDNESDAY });
  await screen.see(eventOn(WEDNESDAY, 'Dentist'));

  await test.step('the mouse drags it', async () => {
    await screen.grab(eventOn(WEDNESDAY, 'Dentist'));
    await screen.moveTo(day(FRIDAY));
    await screen.see(ghost);
    await screen.press('Escape');
    await screen.miss(ghost);
    await screen.letGo();
    await screen.see(eventOn(WEDNESDAY, 'Dentist'));
    await screen.miss({ role: 'dialog' });

    await screen.grab(eventOn(WEDNESDAY, 'Dentist'));
    await screen.moveTo(day(FRIDAY));
    await screen.see(ghost);
    await screen.letGo();
    await screen.see(eventOn(FRIDAY, 'Dentist'));
    await expect(owner.eventOn(FRIDAY, 'Dentist')).toBeVisible();
    await screen.press('Control+z');
    await screen.see(eventOn(WEDNESDAY, 'Dentist'));
    await expect(owner.eventOn(WEDNESDAY, 'Dentist')).toBeVisible();
  });

  await test.step('keys walk, open a day, and move it', async () => {
    const { css: wednesday } = dayNumber(WEDNESDAY) as { css: string };
    await focus(screen, wednesday);
    await screen.press('ArrowRight', 'ArrowDown');
    await focused(screen, dayNumber(NEXT_THURSDAY) as { css: string });
    await screen.press('Enter');
    await screen.see({ role: 'dialog', name: 'Add New Event' });
    await screen.press('Escape');
    await screen.miss({ role: 'dialog' });
    await focused(screen, dayNumber(NEXT_THURSDAY) as { css: string });
    await focus(screen, `[data-date="${WEDNESDAY}"] [data-event]`);
    await screen.press('m', 'ArrowRight', 'Enter');
    await screen.see(eventOn(THURSDAY, 'Dentist'));
    await screen.press('Control+z');
    await screen.see(eventOn(WEDNESDAY, 'Dentist'));
  });

  await test.step('what a relative adds and deletes comes and goes', async () => {
    const { id } = await owner.addEvent('Choir', { date: THURSDAY });
    await screen.see(eventOn(THURSDAY, 'Choir'));
    await owner.delete(`/api/events/${id}`);
    await screen.miss(eventOn(THURSDAY, 'Choir'));
  });
});

test('an edit without a network waits on the phone, also after a reload, and is sent exactly once', async ({
  family,
  openScreen,
}) => {
  const { id: familyId, owner, members } = await family('Ben');
  const ben = members[0]!;
  const { id } = await ben.addEvent('Swimming', { date: WEDNESDAY });
  const { screen, network } = await openScreen(390);
  const path = `/dashboard?view=agenda&date=${WEDNESDAY}`;
  await logIn(screen, ben, path);
  await expect.poll(() => screen.evaluate(readKept), { timeout: 30_000 }).toContain('Swimming');
  await screen.evaluate(() => navigator.serviceWorker.ready.then(() => true));

  await test.step('whatever pages that were left early were doing with what is kept', async () => {
    const moments = ['#root', '[data-event]', '.kd-connection-label--live'];
    for (let page = 0; page < 12; page += 1) {
      await screen.goto(path);
      await screen.see({ css: moments[page % moments.length]! });
    }
  });
  network.cut();
  await screen.click(eventOn(WEDNESDAY, 'Swimming'));
  await screen.click({ role: 'button', name: 'Edit Event' });
  await screen.fill({ role: 'textbox', name: 'Title' }, 'Skating');
  await screen.press('Enter');
  await screen.see(waiting);
  await screen.reload();
  await screen.see(eventOn(WEDNESDAY, 'Skating'));
  await screen.see(waiting);

  network.mend();
  const titles = async () => {
    const days = `from=${WEDNESDAY}&to=${THURSDAY}`;
    return ((await owner.get(`/api/events?${days}`)) as Event[]).map(({ title }) => title);
  };
  await expect.poll(titles, { timeout: 30_000 }).toEqual(['Skating']);
  await screen.miss(waiting);
  const log = await owner.get(`/api/changes?familyId=${familyId}&since=0`);
  const edits = (log as ChangesAnswer).changes.flatMap((change) => change.edits);
  const written = edits.filter((edit) => edit.op === 'put' && edit.record.id === id);
  // Added, and edited.
  expect(written).toHaveLength(2);
});

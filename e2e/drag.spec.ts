import type { Locator } from '@playwright/test';
import { expect, test } from './journey.js';
import { fingerOn } from './fingerOn.js';

async function middleOf(place: Locator) {
  const { x, y, width, height } = (await place.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test('Escape puts a dragged event back, and letting the mouse go then presses nothing', async ({
  family,
}) => {
  const { owner } = await family();
  await owner.addEvent('Dentist');
  await owner.openCalendar();
  const { page } = owner;
  const dentist = owner.eventOn('2026-11-18', 'Dentist');
  const ghost = page.locator('.kd-drag-ghost');
  for (const target of [page.getByTestId('day-2026-11-20'), page.getByTestId('day-2026-11-18')]) {
    const from = await middleOf(dentist);
    const { x, y } = await middleOf(target);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 3 });
    await expect(ghost).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(ghost).toHaveCount(0);
    await page.mouse.up();
    await expect(dentist).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('the focus goes along with an event that is dropped on another day', async ({ family }) => {
  const { owner } = await family();
  await owner.addEvent('Dentist');
  await owner.openCalendar();
  const { page } = owner;
  await owner.eventOn('2026-11-18', 'Dentist').dragTo(page.getByTestId('day-2026-12-01'));
  await expect(owner.eventOn('2026-12-01', 'Dentist')).toBeVisible();
  await expect(page.getByTestId('day-number-2026-12-01')).toBeFocused();
  // It is dimmed here, and so it stays.
  await expect(page.getByRole('grid', { name: 'November 2026' })).toBeVisible();
});

test('a finger that rests drags an event, one that does not turns the month', async ({ meet }) => {
  const screen = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const ana = await meet('Ana', screen);
  await ana.signUp({ familyName: 'The Rivers' });
  await ana.addEvent('Dentist');
  await ana.openCalendar();
  const { page } = ana;
  const finger = await fingerOn(page);
  const day = await middleOf(page.getByTestId('day-2026-11-18'));
  const other = await middleOf(page.getByTestId('day-2026-11-20'));

  await finger.down(day);
  await finger.moveTo(other);
  await finger.up();
  await expect(page.getByRole('heading', { name: 'October 2026' })).toBeVisible();
  await finger.down(other);
  await finger.moveTo(day);
  await finger.up();
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();

  await ana.showDay('2026-11-18');
  await finger.down(await middleOf(ana.eventOn('2026-11-18', 'Dentist')));
  await expect(page.locator('.kd-drag-ghost')).toBeVisible();
  await finger.moveTo(other);
  await finger.up();
  await expect(ana.eventOn('2026-11-20', 'Dentist')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a finger that rests and then flicks within a day moves nothing and turns no month', async ({
  family,
}) => {
  const { owner } = await family();
  await owner.addEvent('Dentist');
  await owner.openCalendar();
  const { page } = owner;
  const dentist = owner.eventOn('2026-11-18', 'Dentist');

  // Made by hand, so that the flick ends before a swipe's time is over, however busy the machine is.
  await dentist.evaluate(async (bar) => {
    const { left, top } = bar.getBoundingClientRect();
    const touch = (name: 'start' | 'move' | 'end', x: number, ms: number) => {
      const at = { clientX: left + x, clientY: top + 5 };
      const finger = new Touch({ identifier: 1, target: bar, ...at });
      const pointer = { start: 'pointerdown', move: 'pointermove', end: 'pointerup' }[name];
      const common = { bubbles: true, cancelable: true };
      const own = { pointerId: 7, pointerType: 'touch', isPrimary: true };
      bar.dispatchEvent(new PointerEvent(pointer, { ...common, ...own, ...at }));
      const touches = name === 'end' ? [] : [finger];
      const event = new TouchEvent(`touch${name}`, {
        ...common,
        touches,
        changedTouches: [finger],
      });
      Object.defineProperty(event, 'timeStamp', { value: ms });
      bar.dispatchEvent(event);
    };
    touch('start', 10, 0);
    while (!document.querySelector('.kd-drag-ghost')) {
      await new Promise((done) => requestAnimationFrame(done));
    }
    touch('move', 50, 420);
    touch('move', 90, 440);
    touch('end', 90, 450);
  });
  await expect(page.locator('.kd-drag-ghost')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('November 2026');
  await expect(dentist).toBeVisible();
});

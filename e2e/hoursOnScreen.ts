import type { Locator, Page } from '@playwright/test';

/** The hours that an ordinary day shows, min. */
const SHOWN = { from: 7 * 60, to: 21 * 60 };

/** A minute of the day. */
export const at = (hours: number, minutes = 0) => hours * 60 + minutes;

/** The column of a day, or of a member in the view of a day. */
export const column = (page: Page, key: string) => page.getByTestId(`hours-${key}`);

/** An event, and not the slots that say of it, too. */
export const eventOn = (page: Page, title: string) =>
  page.locator('[data-event]', { hasText: title });

/** The point of a minute in a column. */
export async function point(place: Locator, minute: number) {
  const { x, y, width, height } = (await place.boundingBox())!;
  const part = (minute - SHOWN.from) / (SHOWN.to - SHOWN.from);
  return { x: x + width / 2, y: y + height * part };
}

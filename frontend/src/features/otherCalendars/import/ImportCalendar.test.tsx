import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ImportPreview, ImportResult } from '@kinday/contracts/imports';
import { LIMITS } from '@kinday/contracts/product';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { serveStore } from '../../../serveStore.testing';
import { store } from '../../../store';
import { shownHome } from '../../../sync/sampleFamily.testing';
import { clearToasts, shownToast } from '../../../ui/toast/toastStore';
import { ImportCalendar } from './ImportCalendar';
import { setImportJob } from './importJob';

const counts = { new: 2, changed: 1, same: 4, leftOut: 1 };
const leftOut = [{ title: 'Broken', line: 12, reason: 'It ends before it begins.' }];
const PREVIEW: ImportPreview = {
  ...{ name: 'School', counts, leftOut, alarms: 1, besidePast: 0, calendars: null },
  entries: [
    { fate: 'new', title: 'Concert', date: '2026-12-01', startTime: '18:00', repeats: false },
  ],
};
const RESULT: ImportResult = { counts, leftOut, revision: 9 };

/** What was asked for, and the body of the import, whose lines the test writes. */
const asked: URL[] = [];
let lines: ReadableStreamDefaultController<Uint8Array>;
let preview: () => Response;

serveStore(async (input) => {
  const url = new URL(typeof input === 'string' ? input : input.url, 'http://localhost');
  asked.push(url);
  if (url.pathname === '/api/imports/preview') return preview();
  if (url.pathname !== '/api/imports') return Response.json({ success: true, message: 'Gone.' });
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (lines = controller) });
  return Promise.resolve(new Response(body));
});
beforeEach(() => {
  const list = { matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  window.matchMedia = () => list as unknown as MediaQueryList;
});
afterEach(() => {
  cleanup();
  clearToasts();
  setImportJob(null);
  asked.length = 0;
});

const onView = jest.fn();
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const say = (line: object) =>
  act(async () => {
    lines.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
    await new Promise((resolve) => setTimeout(resolve));
  });

async function choose(size = 100, brings: ImportPreview = PREVIEW) {
  preview = () => Response.json(brings);
  render(
    <Provider store={store}>
      <ImportCalendar shown={shownHome} calendars={[]} onView={onView} />
    </Provider>,
  );
  const file = new File(['x'.repeat(size)], 'school.ics', { type: 'text/calendar' });
  await userEvent.upload(screen.getByLabelText('Choose a File', { selector: 'input' }), file);
}

test('a file that is too large is not even sent', async () => {
  await choose(LIMITS.largeCalendarFileBytes + 1);
  expect((await screen.findByRole('alert')).textContent).toContain('larger than 50 MB');
  expect(asked).toEqual([]);
});

test('what a file brings is shown first; its alarms become reminders only if that is wanted', async () => {
  await choose();
  expect(await screen.findByText('2 new')).toBeTruthy();
  expect(screen.getByText('It ends before it begins. (line 12)')).toBeTruthy();
  await userEvent.click(screen.getByLabelText('Take its alarms as my reminders'));
  await press('Import 3 Events');
  expect(asked.at(-1)?.search).toBe(`?familyId=${shownHome.family.id}&reminders=true`);
});

test('it goes on while the dialog is closed, tells the end by a toast, and can be undone', async () => {
  await choose();
  await press('Import 3 Events');
  await say({ done: 1, total: 3 });
  const bar = screen.getByRole<HTMLProgressElement>('progressbar');
  expect([bar.value, bar.max]).toEqual([1, 3]);
  await press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
  await say({ result: RESULT });
  expect(shownToast()).toMatchObject({ title: 'Calendar imported!' });
  await press('Show the Import');
  expect(screen.getByText('2 events are new, 1 changed. 4 were here already.')).toBeTruthy();
  const undo = await button('Undo');
  // A second press comes before the answer to the first.
  fireEvent.click(undo);
  fireEvent.click(undo);
  expect(await screen.findByText('Gone.', { selector: '[role=status]' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(asked.filter(({ pathname }) => pathname.includes('undo'))).toHaveLength(1);
});

test('a connection that breaks ends in a sentence, and the file can be sent again', async () => {
  await choose();
  await press('Import 3 Events');
  await say({ done: 1, total: 3 });
  act(() => lines.error(new TypeError('network error')));
  expect((await screen.findByRole('alert')).textContent).toContain('The connection broke.');
  await press('Try again');
  await say({ result: RESULT });
  await press('View');
  expect(onView).toHaveBeenCalledTimes(1);
});

test('what is left out of a file is not said to be in the calendar', async () => {
  const none = { ...counts, new: 0, changed: 0 };
  await choose(100, { ...PREVIEW, counts: none, entries: [] });
  const state = 'Everything else in this file is in the calendar already.';
  expect(await screen.findByText(state)).toBeTruthy();
  await press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a file that is none can be closed, and another one is taken', async () => {
  await choose();
  await press('Cancel');
  preview = () => Response.json({ error: 'This is no calendar.', code: 'x' }, { status: 422 });
  const place = screen.getByText(/drop it here/).parentElement!;
  fireEvent.drop(place, { dataTransfer: { files: [new File(['x'], 'cat.jpg')] } });
  expect((await screen.findByRole('alert')).textContent).toBe('This is no calendar.');
});

const found = (index: number, name: string | null, problem: string | null = null) => ({
  ...{ index, file: `${index}.ics`, name, events: 2, problem },
});
const ARCHIVE = {
  ...PREVIEW,
  calendars: [found(0, 'Family'), found(1, null), found(2, null, 'This file is empty.')],
};

test('of an archive of several calendars it is asked which go in, and these are sent', async () => {
  await choose(100, ARCHIVE);
  expect(await screen.findByText('This file is empty.')).toBeTruthy();
  expect(screen.getByText('2 events, in 0.ics')).toBeTruthy();
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  await userEvent.click(screen.getByLabelText('Family'));
  await userEvent.click(screen.getByLabelText('1.ics'));
  const before = asked.length;
  await press('Go On');
  expect(asked).toHaveLength(before);
  await userEvent.click(screen.getByLabelText('1.ics'));
  preview = () => Response.json({ ...PREVIEW, calendars: [found(1, null)], besidePast: 1 });
  await press('Go On');
  expect(await screen.findByText(/uses the name of a past event again/)).toBeTruthy();
  await press('Import 3 Events');
  const sent = asked.slice(before).map(({ searchParams }) => searchParams.get('calendars'));
  expect(sent).toEqual(['1', '1']);
});

test('what all calendars of an archive bring is known, and not asked for again', async () => {
  await choose(100, ARCHIVE);
  await press('Go On');
  expect(await screen.findByText('2 new')).toBeTruthy();
  expect(asked).toHaveLength(1);
  await press('Import 3 Events');
  expect(asked.at(-1)?.searchParams.get('calendars')).toBe('0,1');
});

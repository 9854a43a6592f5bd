import { expect, test } from '@jest/globals';
import { newEvent, type Event } from '@kinday/contracts/event';
import { eventFieldsOf, haveSameFields, type EventFields } from '@kinday/contracts/eventFields';
import fc from 'fast-check';
import type { EventCommand } from '../commands/eventCommand';
import { AT, HOME, olga, picnic, piano } from '../sampleFamily.testing';
import { queued } from './queued';
import type { WaitingEdit } from './waitingEdit';

const IDS = ['e1', 'e2', 'e3'] as const;

/** A server that does what a command says, as the real one does: by the event, not by its place. */
type Server = ReadonlyMap<string, Event>;

function done(server: Server, command: EventCommand): Server {
  const next = new Map(server);
  if (command.kind === 'undo') return next;
  const id = command.event?.id ?? ('id' in command ? command.id : '');
  const known = next.get(id);
  if (command.kind === 'save' && !command.event) {
    next.set(id, known ?? newEvent(id, HOME, olga, command.wanted.fields, AT));
  } else if (!known) return next;
  else if (command.kind === 'save') {
    next.set(id, { ...known, ...command.wanted.fields, version: known.version + 1 });
  } else if (command.kind === 'delete') next.delete(id);
  else next.set(id, { ...known, claimedBy: command.kind === 'claim' ? olga.id : null });
  return next;
}

/** What is left of an event for people; its version counts edits. */
const seen = (server: Server) =>
  [...server.values()]
    .map((event) => [event.id, event.claimedBy, eventFieldsOf(event)] as const)
    .toSorted(([one], [other]) => one.localeCompare(other));

let made = 0;
function waitingEdit(command: EventCommand, wasTried = false): WaitingEdit {
  made += 1;
  const base = { id: `w${made}`, place: made, userId: olga.id, familyId: HOME, at: AT };
  return { ...base, command, edits: [], wasTried, sentBy: null, problem: null };
}

const wanted = (title: string): { fields: EventFields; scope: 'this' } => ({
  fields: { ...picnic, needsSomebody: true, title },
  scope: 'this',
});

/** What a person who sees the calendar so can do to an event. */
function commandOn(event: Event | undefined, id: string, choice: string, title: string) {
  const makes = `made${(made += 1)}`;
  if (!event) return { kind: 'save', event: null, wanted: wanted(title), id } as const;
  if (choice === 'delete') return { kind: 'delete', event, scope: 'this' } as const;
  if (choice === 'claim') {
    return event.claimedBy
      ? ({ kind: 'release', event } as const)
      : ({ kind: 'claim', event, id: makes } as const);
  }
  return { kind: 'save', event, wanted: wanted(title), id: makes } as const;
}

const step = fc.record({
  at: fc.nat({ max: IDS.length - 1 }),
  choice: fc.constantFrom('save', 'save', 'delete', 'claim'),
  title: fc.constantFrom('Beach', 'Cinema', 'Zoo'),
  isTriedThen: fc.boolean(),
});

test('sending what is left of a queue does what sending all of it would have done', () => {
  const first: Server = new Map([['e1', newEvent('e1', HOME, olga, wanted('Picnic').fields, AT)]]);
  fc.assert(
    fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
      let shown = first;
      let lean: readonly WaitingEdit[] = [];
      const all: EventCommand[] = [];
      for (const { at, choice, title, isTriedThen } of steps) {
        const id = IDS[at]!;
        const command: EventCommand = commandOn(shown.get(id), id, choice, title);
        all.push(command);
        shown = done(shown, command);
        lean = queued(lean, waitingEdit(command));
        // Some day one is tried, and no answer comes.
        if (isTriedThen)
          lean = lean.map((edit, place) => (place ? edit : { ...edit, wasTried: true }));
      }
      const sent = lean.map(({ command }) => command).reduce(done, first);
      expect(seen(sent)).toEqual(seen(all.reduce(done, first)));
      expect(lean.length).toBeLessThanOrEqual(all.length);
    }),
    { numRuns: 500 },
  );
});

const event = newEvent('e1', HOME, olga, picnic, AT);
const save = (from: Event | null, title: string): EventCommand => ({
  kind: 'save',
  event: from,
  wanted: wanted(title),
  id: from ? 'made' : 'e1',
});
const shownAs = (title: string): Event => ({ ...event, ...wanted(title).fields });

test('two changes become one, over the event as it was before the first', () => {
  const [only, ...more] = [save(event, 'Beach'), save(shownAs('Beach'), 'Zoo')]
    .map((command) => waitingEdit(command))
    .reduce<readonly WaitingEdit[]>(queued, []);
  expect(more).toEqual([]);
  expect(only?.command).toEqual({ ...save(event, 'Zoo'), id: 'made' });
});

test('an event that was added and deleted without a network was never there', () => {
  const edits = [save(null, 'Beach'), { kind: 'delete', event: shownAs('Beach'), scope: 'this' }];
  const waiting = (edits as EventCommand[]).map((command) => waitingEdit(command));
  expect(waiting.reduce<readonly WaitingEdit[]>(queued, [])).toEqual([]);
});

test('what was tried stays as it is, as the server may have done it', () => {
  const tried = waitingEdit(save(event, 'Beach'), true);
  const next = waitingEdit(save(shownAs('Beach'), 'Zoo'));
  expect(queued([tried], next)).toEqual([tried, next]);
});

const mayBeThere = { kind: 'refused', message: 'It failed', mayBeDone: true } as const;

test('what may have arrived is tried anew as its author changes it, in its place', () => {
  const tried = { ...waitingEdit(save(null, 'Beach'), true), problem: mayBeThere };
  const other = waitingEdit({ ...save(null, 'Lake'), id: 'e2' } as EventCommand);
  const next = waitingEdit(save(shownAs('Beach'), 'Zoo'));
  const amended = { ...next, place: tried.place, command: save(null, 'Zoo'), wasTried: true };
  expect(queued([tried, other], next)).toEqual([amended, other]);
});

test('what may have arrived and is deleted is not forgotten: its deletion is sent', () => {
  const tried = { ...waitingEdit(save(null, 'Beach'), true), problem: mayBeThere };
  const command: EventCommand = { kind: 'delete', event: shownAs('Beach'), scope: 'this' };
  const [only, ...more] = queued([tried], waitingEdit(command));
  expect(more).toEqual([]);
  expect(only).toMatchObject({ command, problem: null, wasTried: true });
});

test('what was refused is tried anew as its author changes it', () => {
  const problem = { kind: 'refused', message: 'The calendar is full' } as const;
  const refused = { ...waitingEdit(save(null, 'Beach'), true), problem };
  const [only, ...more] = queued([refused], waitingEdit(save(shownAs('Beach'), 'Zoo')));
  expect(more).toEqual([]);
  expect(only).toMatchObject({ command: save(null, 'Zoo'), problem: null, wasTried: false });
});

test('an edit that began from something else than the one before makes waits behind it', () => {
  const first = waitingEdit(save(event, 'Beach'));
  const next = waitingEdit(save(shownAs('Cinema'), 'Zoo'));
  expect(queued([first], next)).toEqual([first, next]);
  expect(haveSameFields(picnic, wanted('Beach').fields)).toBe(false);
});

test('edits of one series wait in their order', () => {
  const day = (date: string): EventCommand => ({
    kind: 'delete',
    event: { ...event, id: `${piano.id}:${date}`, seriesId: piano.id, seriesDate: date, date },
    scope: 'this',
  });
  const edits = ['2026-11-05', '2026-11-12'].map((date) => waitingEdit(day(date)));
  expect(edits.reduce<readonly WaitingEdit[]>(queued, [])).toEqual(edits);
});

test.each(['familyId', 'userId'] as const)(
  'an edit never joins one of another %s, whatever event both are about',
  (of) => {
    const event = newEvent('e1', HOME, olga, wanted('Picnic').fields, AT);
    const added = { kind: 'save', event: null, wanted: wanted('Picnic'), id: 'e1' } as const;
    const first = { ...waitingEdit(added), [of]: 'another' };
    const next = waitingEdit({ kind: 'save', event, wanted: wanted('Zoo'), id: 'e9' });
    expect(queued([first], next)).toEqual([first, next]);
  },
);

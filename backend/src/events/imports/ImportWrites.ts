import { Injectable } from '@nestjs/common';
import { newEvent, type Event } from '@kinday/contracts/event';
import { ABSENT, type EventFields } from '@kinday/contracts/eventFields';
import type { Member } from '@kinday/contracts/member';
import type { OwnCategory } from '@kinday/contracts/ownCategory';
import { settledRepetition } from '@kinday/contracts/recurrence/settledRepetition';
import type { Series } from '@kinday/contracts/series';
import { newSeries } from '@kinday/contracts/seriesInput';
import type { FamilyWrite } from '../../sync/FamilyWrite.js';
import { EventRepository } from '../event.repository.js';
import { SeriesRepository } from '../series/series.repository.js';
import type { Decision } from './decideFate.js';
import { importedKind, kindByCategories } from './importedKind.js';
import { ImportRemindersRepository } from './importReminders.repository.js';
import type { ImportRow } from './ImportRow.js';
import { ImportsRepository } from './imports.repository.js';
import type { Known } from './targetOf.js';

type Added = Extract<Decision, { fate: 'new' }>;
type Changed = Extract<Decision, { fate: 'changed' }>;

/** What an import knows beside the rows of a piece. */
export interface Importing {
  actor: Member;
  own: readonly OwnCategory[];
  known: Known;
  /** Whether alarms become the importer's reminders. */
  reminders: boolean;
}

/** Writes rows of a file to a calendar, in few statements however many they are. */
@Injectable()
export class ImportWrites {
  constructor(
    private readonly events: EventRepository,
    private readonly series: SeriesRepository,
    private readonly imports: ImportsRepository,
    private readonly reminders: ImportRemindersRepository,
  ) {}

  /**
   * Each row is one edit, besides series that a new occurrence is taken out of; none has news of its own.
   * What was taken away is logged in the order of what has its place, before all else (`replacedIn`).
   */
  write(write: FamilyWrite, decisions: readonly Decision[], importing: Importing): void {
    const added = decisions
      .filter((each) => each.fate === 'new')
      .sort((one, other) => Number(other.instead !== null) - Number(one.instead !== null));
    const changed = decisions.filter((each) => each.fate === 'changed');
    for (const { instead } of added) this.#remove(write, instead);
    const besides = added.filter(({ beside }) => beside !== null).map(({ row }) => row);
    if (besides.length > 0) this.imports.keepPast(write, besides);
    this.#addSeries(write, added, importing);
    // A series that the file changes has lost these days there.
    const settled = new Set(changed.map(({ target }) => target.id));
    this.#addEvents(write, added, settled, importing);
    for (const each of changed) this.#changeSeries(write, each, importing);
    this.#changeEvents(write, changed, importing);
    const entries = [
      ...added.map(({ row }) => ({ row, entryId: row.newId })),
      ...changed.map(({ row, target }) => ({ row, entryId: target.id })),
    ];
    if (entries.length === 0) return;
    this.imports.save(write, entries);
    if (importing.reminders) this.reminders.add(write, entries);
  }

  #remove(write: FamilyWrite, record: Event | Series | null): void {
    if (record && 'rrule' in record) this.series.delete(write, record, null);
    else if (record) this.events.delete(write, [record], null);
  }

  #addSeries(write: FamilyWrite, added: readonly Added[], { actor, own }: Importing): void {
    const { family, at } = write;
    const series = added.flatMap(({ row }) => {
      if (!row.repetition) return [];
      const fields = { ...fieldsOf(row, own), ...row.repetition };
      return [newSeries(row.newId, family.id, actor, fields, at.toISOString())];
    });
    this.series.insertAll(write, series);
  }

  /** @param settled series that no day has to be taken out of */
  #addEvents(
    write: FamilyWrite,
    added: readonly Added[],
    settled: ReadonlySet<string>,
    importing: Importing,
  ): void {
    const { family, at } = write;
    const taken = new Map<string, string[]>();
    const events = added.flatMap(({ row, seriesId: there }) => {
      if (row.repetition) return [];
      const event = newEvent(
        row.newId,
        family.id,
        importing.actor,
        fieldsOf(row, importing.own),
        at.toISOString(),
      );
      if (!row.replaces) return [event];
      const seriesId = there ?? row.replaces.series.newId;
      const seriesDate = row.replaces.day;
      taken.set(seriesId, [...(taken.get(seriesId) ?? []), seriesDate]);
      return [{ ...event, seriesId, seriesDate }];
    });
    for (const [id, days] of taken) {
      if (!settled.has(id)) this.#takeOut(write, importing.known.series.get(id), days);
    }
    this.events.insertAll(write, events);
  }

  /** Days on which other events stand from now on are none of the series'. */
  #takeOut(write: FamilyWrite, series: Series | undefined, days: readonly string[]): void {
    const missing = days.filter((day) => !series?.except.includes(day));
    if (!series || missing.length === 0) return;
    const except = [...series.except, ...missing].sort();
    this.series.update(write, { ...series, except }, series, null);
  }

  #changeSeries(write: FamilyWrite, { row, target }: Changed, { known, own }: Importing): void {
    if (!row.repetition || !('rrule' in target)) return;
    const days = known.changedDays.get(target.id) ?? [];
    const { rrule, extra, except } = row.repetition;
    const { date } = row.fields;
    const repetition = settledRepetition({ date, rrule, extra, except: [...except, ...days] });
    const series = {
      ...target,
      ...row.fields,
      ...kindByCategories(row.object.categories, own),
      ...(repetition as Pick<Series, 'date' | 'rrule' | 'extra' | 'except' | 'last'>),
    };
    this.series.update(write, { ...series, ...nextVersion(write, target) }, target, null);
  }

  #changeEvents(write: FamilyWrite, changed: readonly Changed[], { own }: Importing): void {
    const updates = changed.flatMap(({ row, target }) => {
      if ('rrule' in target) return [];
      const kind = kindByCategories(row.object.categories, own);
      const event = { ...target, ...row.fields, ...kind, ...nextVersion(write, target) };
      return [[event, target] as const];
    });
    this.events.updateAll(write, updates, null);
  }
}

function fieldsOf({ fields, object }: ImportRow, own: readonly OwnCategory[]): EventFields {
  return { ...ABSENT, ...fields, ...importedKind(object.categories, fields.title, own) };
}

function nextVersion({ at }: FamilyWrite, { version }: Event | Series) {
  return { version: version + 1, updatedAt: at.toISOString() };
}

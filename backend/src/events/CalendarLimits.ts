import { Injectable } from '@nestjs/common';
import { monthOf, type CalendarMonth } from '@kinday/contracts/calendarDate';
import type { PutEdit } from '@kinday/contracts/change';
import type { Event } from '@kinday/contracts/event';
import { endsInCalendar, hasTimesInOrder } from '@kinday/contracts/eventFields';
import { LIMITS, PLANS } from '@kinday/contracts/product';
import { seriesEndsInCalendar, type Series } from '@kinday/contracts/series';
import { badRequest, forbidden } from '../common/problem.js';
import { eventLimit } from '../plans/planLimits.js';
import type { FamilyWrite } from '../sync/FamilyWrite.js';
import { WriteLimits } from '../sync/WriteLimits.js';
import { COUNT_EVENTS, FIND_FULL_MONTH, LIST_ZONES_OF_OTHERS } from './eventSql.js';
import { COUNT_SERIES } from './series/seriesSql.js';
import * as messages from './messages.js';

/** By how much a write lets a calendar grow; below zero where it shrinks. */
interface Growth {
  events: number;
  series: number;
  months: Map<CalendarMonth, number>;
}

/**
 * How many events, series, time zones and days taken out of a series a calendar may hold, and how many
 * events a month of the plan. Only a write that adds to one of them can be refused: a calendar that holds more keeps it.
 */
@Injectable()
export class CalendarLimits extends WriteLimits {
  /**
   * Throws 403 with the limit's sentence, 400 for what ends after the calendar's last day. Asks PostgreSQL
   * about what has grown alone.
   */
  async check(write: FamilyWrite): Promise<void> {
    requireValid(write);
    requireRoomForExceptions(write);
    const { events, series, months } = growthOf(write);
    if (series > 0) await requireRoomForSeries(write);
    if (events > 0) await requireRoomInCalendar(write);
    await requireRoomForZones(write);
    const grown = [...months].filter(([, more]) => more > 0).map(([month]) => month);
    await requireRoomInMonths(write, grown);
  }
}

/** A write edits each record once: what it was before stands beside the edit, if it was in the calendar. */
function growthOf({ edits, before }: FamilyWrite): Growth {
  const growth: Growth = { events: 0, series: 0, months: new Map() };
  const add = (collection: 'events' | 'series', record: Event | Series, count: 1 | -1) => {
    growth[collection] += count;
    // A series counts in the month of its first day, and what was changed by itself with its series.
    if ('seriesId' in record && record.seriesId !== null) return;
    const month = monthOf(record.date);
    growth.months.set(month, (growth.months.get(month) ?? 0) + count);
  };
  for (const edit of edits) {
    if (edit.op === 'put' && isEntry(edit)) add(edit.collection, edit.record, 1);
  }
  for (const put of before) {
    if (isEntry(put)) add(put.collection, put.record, -1);
  }
  return growth;
}

function isEntry<E extends { collection: string }>(
  edit: E,
): edit is Extract<E, { collection: 'events' | 'series' }> {
  return edit.collection === 'events' || edit.collection === 'series';
}

/**
 * What is typed is checked as it comes in; here is what it makes together with what was there, and what an
 * undo brings back that an earlier release logged. The database has the same checks.
 */
function requireValid({ edits }: FamilyWrite): void {
  for (const edit of edits) {
    if (edit.op !== 'put' || !isEntry(edit)) continue;
    const { record } = edit;
    const ends = 'rrule' in record ? seriesEndsInCalendar(record) : endsInCalendar(record);
    if (!ends) throw invalid('moreDays', messages.endsAfterLastDay);
    if (record.moreDays < 0 || !hasTimesInOrder(record)) {
      throw invalid('startTime', messages.startNotBeforeEnd);
    }
  }
}

const invalid = (field: string, sentence: string) =>
  badRequest('invalid_input', sentence, { [field]: sentence });

/** A part of a series that has more days taken out than may be has no more of them than the whole had. */
function requireRoomForExceptions({ edits, before }: FamilyWrite): void {
  const most = LIMITS.exceptionsPerSeries;
  let allowed: number = most;
  for (const put of before) {
    if (put.collection === 'series') allowed = Math.max(allowed, put.record.except.length);
  }
  for (const edit of edits) {
    if (edit.op !== 'put' || edit.collection !== 'series') continue;
    if (edit.record.except.length <= allowed) continue;
    throw forbidden('too_many_exceptions', messages.tooManyDaysChanged(most));
  }
}

async function requireRoomForSeries({ transaction, family }: FamilyWrite): Promise<void> {
  const most = LIMITS.seriesPerCalendar;
  const [row] = await transaction.query<{ count: number }>(COUNT_SERIES, [family.id]);
  if ((row?.count ?? 0) > most) throw forbidden('too_many_series', messages.tooManySeries(most));
}

/** Counts the events where the write does not know how many there are. */
async function requireRoomInCalendar(write: FamilyWrite): Promise<void> {
  const most = LIMITS.eventsPerCalendar;
  if (write.eventsHeld !== null && write.eventsHeld <= most) return;
  const [row] = await write.transaction.query<{ total: number }>(COUNT_EVENTS, [write.family.id]);
  write.eventsHeld = row?.total ?? 0;
  if (write.eventsHeld > most) throw forbidden('calendar_full', messages.calendarFull(most));
}

/** Asks PostgreSQL where what was written names a zone that none of it named before. */
async function requireRoomForZones({ edits, before, transaction, family }: FamilyWrite) {
  const puts = edits.filter((edit) => edit.op === 'put');
  const [now, once] = [namedZones(puts), namedZones(before)];
  if ([...now].every((zone) => once.has(zone))) return;
  const ids = [...puts, ...before].filter(isEntry).map(({ record }) => record.id);
  const rows = await transaction.query<{ zone: string }>(LIST_ZONES_OF_OTHERS, [family.id, ids]);
  const others = rows.map(({ zone }) => zone);
  const count = new Set([...others, ...now]).size;
  const most = LIMITS.zonesPerCalendar;
  if (count > most && count > new Set([...others, ...once]).size) {
    throw forbidden('too_many_zones', messages.tooManyZones(most));
  }
}

function namedZones(puts: readonly PutEdit[]): Set<string> {
  return new Set(puts.filter(isEntry).flatMap(({ record }) => record.zone ?? []));
}

async function requireRoomInMonths(
  { transaction, family, monthsWithRoom }: FamilyWrite,
  grown: readonly CalendarMonth[],
): Promise<void> {
  const { eventsPerMonth: most } = PLANS[family.subscriptionTier];
  const months = grown.filter((month) => !monthsWithRoom.has(month));
  if (most === null || months.length === 0) return;
  const firstDays = months.map((month) => `${month}-01`);
  const full = await transaction.query(FIND_FULL_MONTH, [family.id, firstDays, most]);
  const refusal = full.length > 0 ? eventLimit(family.subscriptionTier, most + 1) : null;
  if (refusal) throw refusal;
}

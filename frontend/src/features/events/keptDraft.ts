import type { Event } from '@kinday/contracts/event';
import { withDefaults } from '@kinday/contracts/recordDefaults';
import { newId } from '../../api/newId';
import type { Seen } from '../../sync/commands/eventCommand';
import { knowsOtherTabs, livingTabs, showLife, THIS_TAB } from '../../sync/waiting/thisTab';
import type { EventDraft } from './eventDraft';
import { NO_DETAILS } from './noDetails';

/** What somebody was typing, kept in this tab until it is saved or discarded. */
export interface KeptDraft {
  /** The event being edited; null for a new one. */
  event: Event | null;
  /** The rule of its series when editing began; empty without one. */
  rrule: string;
  /** The id a new event will get, the same for every try. */
  newId: string;
  draft: EventDraft;
  /** What its author had seen of the calendar when editing began. */
  seen?: Seen | undefined;
}

const DRAFTS = 'kd-event-draft:';
/** Each person's in each calendar is another: what is typed in one takes nothing from the others. */
const keyOf = (userId: string, familyId: string) => `${DRAFTS}${userId}:${familyId}`;
/** Names the tab in its storage while its calendar is open, and so in the copy that a new tab gets. */
const IS_OPEN = 'kd-calendar-open';
/** What a release before wrote there. */
const OF_NO_NAME = 'yes';

/** What a release without repeating events kept lacks the rule. */
type StoredDraft = Omit<KeptDraft, 'rrule'> & { rrule?: string };

function isKeptDraft(value: unknown): value is StoredDraft {
  return typeof value === 'object' && value !== null && 'draft' in value && 'newId' in value;
}

/** Keeps what a person types in a family through a reload or a log-in; null forgets it. */
export function keepDraft(userId: string, familyId: string, kept: KeptDraft | null): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(userId, familyId), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(userId, familyId));
  } catch {
    // Storage is full or blocked: the draft lives as long as the dialog.
  }
}

/** The draft this person left in this family, if any. */
export function keptDraft(userId: string, familyId: string): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId, familyId)) ?? 'null');
    if (!isKeptDraft(kept)) return null;
    // An update of the page may have come between: what it added has its defaults.
    const event = kept.event && withDefaults('events', kept.event);
    return { ...kept, rrule: kept.rrule ?? '', event, draft: { ...NO_DETAILS, ...kept.draft } };
  } catch {
    return null;
  }
}

let whenOwn: Promise<void> | null = null;

/**
 * Settles once the drafts in a tab that may be a duplicated one have ids of their own; null where they
 * have them already.
 */
export function draftsOfCopy(): Promise<void> | null {
  return whenOwn;
}

/**
 * Looks whether this tab is a duplicated one: its browser copied the drafts with the ids that their
 * events will get, and two events with one id would become one. A tab that its browser discarded, or that
 * crashed, is none: an event of it may have been sent already.
 */
function openTab(): void {
  const opened = sessionStorage.getItem(IS_OPEN);
  sessionStorage.setItem(IS_OPEN, THIS_TAB);
  void showLife();
  if (opened === null || ('wasDiscarded' in document && document.wasDiscarded === true)) return;
  whenOwn = isCopyOf(opened)
    .then((isCopy) => {
      if (isCopy) renewIds();
    })
    // Storage is blocked: there are no drafts.
    .catch(() => undefined)
    .finally(() => (whenOwn = null));
}

/** Whether this tab is a copy of the one that is named; where nobody can tell, it is. */
async function isCopyOf(tab: string): Promise<boolean> {
  await showLife();
  if (tab === OF_NO_NAME || !knowsOtherTabs()) return true;
  return (await livingTabs()).has(tab);
}

function renewIds(): void {
  for (const key of Object.keys(sessionStorage).filter((each) => each.startsWith(DRAFTS))) {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (!isKeptDraft(kept)) continue;
    sessionStorage.setItem(key, JSON.stringify({ ...kept, newId: newId() }));
  }
}

try {
  openTab();
  window.addEventListener('pageshow', ({ persisted }) => persisted && openTab());
  // The page that comes after this one in the same tab goes on with its drafts.
  window.addEventListener('pagehide', () => sessionStorage.removeItem(IS_OPEN));
} catch {
  // Storage is blocked: there are no drafts.
}

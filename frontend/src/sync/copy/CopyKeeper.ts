import {
  monthOf,
  shiftMonth,
  toCalendarDate,
  type DateRange,
} from '@kinday/contracts/calendarDate';
import type { Change } from '@kinday/contracts/change';
import { asApiError } from '../../api/apiError';
import { copyApi } from '../../api/copyApi';
import { familyApi } from '../../api/familyApi';
import { keepQueued, queueChange } from '../../kept/changeQueue';
import { feedsOf, keepAnswer, keptAnswer } from '../../kept/keptAnswers';
import type { KeptFamily } from '../../kept/keptSchema';
import { isStuck } from '../../kept/inTransaction';
import { canKeep, subscribeToKeeping } from '../../kept/keeping';
import { keptFamilyView } from '../../kept/keptView';
import { forgetFamilies, keepChanges, keepFamily, keptFamilies } from '../../kept/replica';
import { feedVersions } from '../feedVersions';
import type { SyncDispatch, SyncState } from '../syncState';
import { rest, savesData, untilMayRead } from './leisure';

/** So many months are kept before the one it is today, and so many in all. */
const MONTHS_BEFORE = 6;
const MONTHS = 13;
/** Of more calendars than these nobody has all at hand. */
const MOST_FAMILIES = 20;
/** Changes that come together are kept together. */
const KEEP_AFTER_MS = 1_000;

/** A device without room is given as long before anything is read for it again. */
const GIVE_UP_FOR_MS = 60 * 60_000;

/** What was read could not be kept. */
class NotKept extends Error {}

/** Read for the device alone: the store keeps nothing of it. */
const UNKEPT = { forceRefetch: true, subscribe: false };

/** The days that are kept. */
function rangeOfCopy(): DateRange {
  const first = shiftMonth(monthOf(toCalendarDate(new Date())), -MONTHS_BEFORE);
  return { from: `${first}-01`, to: `${shiftMonth(first, MONTHS)}-01` };
}

/**
 * Keeps the device's copy up to date: the changes of the shown family as they are applied, and whatever
 * else the server tells of, read at leisure, one calendar after the other.
 */
export class CopyKeeper {
  /** Family → the latest revision that is known to exist. */
  readonly #told = new Map<string, number>();
  #isReading = false;
  /** Something was told since the last round began. */
  #isBehind = false;
  #readsAgainAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly getState: () => SyncState,
    private readonly dispatch: SyncDispatch,
  ) {
    // The page may be ended while nobody looks at it.
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) void this.#keep();
    });
    // Changes that a stuck database could not store are read again once it works.
    subscribeToKeeping(() => {
      if (canKeep() && this.#isBehind) void this.#readMissing();
    });
  }

  /** A change was laid over the views. */
  take(change: Change): void {
    const { epoch } = this.getState().live;
    if (epoch) queueChange(change, epoch);
    // If storing it fails, this revision says that the copy is behind.
    const told = this.#told.get(change.familyId);
    if (told !== undefined) this.#told.set(change.familyId, Math.max(told, change.revision));
    this.#timer ??= setTimeout(() => void this.#keep(), KEEP_AFTER_MS);
  }

  /** The server told where families stand. */
  hear(revisions: Readonly<Record<string, number>>): void {
    for (const [familyId, revision] of Object.entries(revisions))
      this.#told.set(familyId, revision);
    void this.#readMissing();
  }

  /** These are all calendars of this user: what is kept of others goes at once. */
  async takeCalendars(ids: readonly string[]): Promise<void> {
    // Before anything else: what is being read of them is not kept any more.
    for (const id of this.#told.keys()) if (!ids.includes(id)) this.#told.delete(id);
    const families = await keptFamilies();
    const others = families.map(({ id }) => id).filter((id) => !ids.includes(id));
    if (others.length > 0) await forgetFamilies(others);
  }

  async #keep(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const behind = await keepQueued();
    if (behind.length > 0) void this.#readMissing();
  }

  /** What cannot be read now is read when the server tells of it again. */
  async #readMissing(): Promise<void> {
    this.#isBehind = true;
    if (this.#isReading || isStuck() || performance.now() < this.#readsAgainAt) return;
    this.#isReading = true;
    try {
      while (this.#isBehind) {
        await rest();
        this.#isBehind = false;
        await this.#readRound();
      }
    } catch {
      // The server is out of reach or of another release, or there is no room: what is kept stays as it is.
    } finally {
      this.#isReading = false;
    }
  }

  async #readRound(): Promise<void> {
    for (const familyId of this.#inOrder()) {
      await untilMayRead();
      if (savesData()) return;
      if (await this.#bringUp(familyId)) await rest();
    }
  }

  /** The shown calendar first. */
  #inOrder(): string[] {
    const { shownFamilyId } = this.getState().live;
    const ids = [...this.#told.keys()].sort(
      (one, other) => Number(other === shownFamilyId) - Number(one === shownFamilyId),
    );
    return ids.slice(0, MOST_FAMILIES);
  }

  /** @returns whether anything had to be read */
  async #bringUp(familyId: string): Promise<boolean> {
    await keepQueued();
    const kept = (await keptFamilies()).find(({ id }) => id === familyId);
    const range = rangeOfCopy();
    const { epoch } = this.getState().live;
    const isOfNow = kept?.epoch === epoch && kept.range.from === range.from;
    try {
      const hasRead = isOfNow ? await this.#catchUp(kept) : await this.#readAnew(familyId);
      return (await this.#bringUpFeeds(familyId, range)) || hasRead;
    } catch (error) {
      if (asApiError(error).status !== 404) throw error;
      await forgetFamilies([familyId]);
      return true;
    }
  }

  async #catchUp({ id: familyId, revision, epoch }: KeptFamily): Promise<boolean> {
    let since = revision;
    while (since < (this.#told.get(familyId) ?? 0)) {
      const page = await this.#changesSince(familyId, since, epoch);
      const reached = page ? await keepChanges(page.changes, page.epoch) : null;
      // The log does not reach back, or leads nowhere.
      if (reached === null || reached <= since) return this.#readAnew(familyId);
      since = reached;
    }
    return since > revision;
  }

  /** Null when the log does not reach back to there. */
  async #changesSince(familyId: string, since: number, epoch: string) {
    try {
      const read = familyApi.endpoints.getChanges.initiate({ familyId, since, epoch }, UNKEPT);
      return await this.dispatch(read).unwrap();
    } catch (error) {
      if (asApiError(error).status === 410) return null;
      throw error;
    }
  }

  async #readAnew(familyId: string): Promise<true> {
    const read = copyApi.endpoints.readFamily.initiate({ familyId, range: rangeOfCopy() }, UNKEPT);
    const family = await this.dispatch(read).unwrap();
    if (this.#told.has(familyId) && !(await keepFamily(family))) this.#giveUp();
    return true;
  }

  async #bringUpFeeds(familyId: string, range: DateRange): Promise<boolean> {
    const view = await keptFamilyView(familyId);
    const { families: [family] = [], feeds = [] } = view?.records ?? {};
    const of = family ? feedVersions(family, feeds) : null;
    const kept = await keptAnswer(feedsOf(familyId));
    if (of === (kept?.of ?? null) && (!kept || kept.range.from === range.from)) return false;
    if (of === null) await keepAnswer(feedsOf(familyId), null);
    else {
      const read = copyApi.endpoints.readFeeds.initiate({ familyId, range }, UNKEPT);
      const events = await this.dispatch(read).unwrap();
      if (!this.#told.has(familyId)) return true;
      if (!(await keepAnswer(feedsOf(familyId), { of, range, events }))) this.#giveUp();
    }
    return true;
  }

  /** What was read could not be kept, as where the disk is full: the server is not asked in vain. */
  #giveUp(): never {
    if (isStuck()) this.#isBehind = true;
    else this.#readsAgainAt = performance.now() + GIVE_UP_FOR_MS;
    throw new NotKept();
  }
}

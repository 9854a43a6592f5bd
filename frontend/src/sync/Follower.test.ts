import { describe, expect, test } from '@jest/globals';
import { applyChange, type View } from '@kinday/contracts/applyChange';
import type { Change, ChangesAnswer } from '@kinday/contracts/change';
import type { Family } from '@kinday/contracts/family';
import * as fc from 'fast-check';
import { Follower } from './Follower';

const ID = 'f0000000-0000-4000-8000-000000000000';
const PAGE = 3;

/** The family whose name tells the revision that gave it. */
function familyAt(revision: number): Family {
  return {
    id: ID,
    name: `Name ${revision}`,
    ownerId: ID,
    inviteCode: 'ABC234',
    subscriptionTier: 'free',
    subscriptionStatus: 'active',
    trialEndsAt: null,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
}

function changeTo(revision: number): Change {
  const record = familyAt(revision);
  const edits: Change['edits'] = [{ collection: 'families', op: 'put', record }];
  return { familyId: ID, revision, actorId: ID, at: record.createdAt, edits };
}

function viewAt(revision: number): View {
  return { familyId: ID, revision, range: null, records: { families: [familyAt(revision)] } };
}

/** A follower with one view, before a server that stands at a revision; catch-ups answer by hand. */
class Screen {
  view: View | null = null;
  reloads = 0;
  readonly asked: number[] = [];
  readonly postponed: (() => void)[] = [];
  #answers: (() => void)[] = [];
  /** The server cannot be reached. */
  isOut = false;
  /** What the server's log still holds; older changes are pruned. */
  oldest = 1;

  readonly follower = new Follower({
    changesSince: (since) => {
      this.asked.push(since);
      return new Promise((resolve, reject) => {
        const fail = () => reject(new Error('out of reach'));
        this.#answers.push(() => (this.isOut ? fail() : resolve(this.#pageAfter(since))));
      });
    },
    apply: (change) => {
      if (this.view) this.view = applyChange(this.view, change);
    },
    reload: () => {
      this.reloads += 1;
    },
    later: (work) => {
      this.postponed.push(work);
    },
  });

  constructor(public revision: number) {}

  /** A read answered at some revision arrives. */
  load(revision: number): void {
    this.view = viewAt(revision);
    const adopted = this.follower.adopt(this.view);
    this.view = adopted ?? this.view;
    if (!adopted) this.reloads += 1;
  }

  /** Lets the server answer every catch-up asked so far. */
  async answer(): Promise<void> {
    while (this.#answers.length > 0) {
      this.#answers.splice(0).forEach((answer) => answer());
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  #pageAfter(since: number): ChangesAnswer | null {
    if (since + 1 < this.oldest || since > this.revision) return null;
    const last = Math.min(this.revision, since + PAGE);
    const changes = Array.from({ length: last - since }, (_, index) => changeTo(since + 1 + index));
    return { changes, revision: this.revision, epoch: ID };
  }
}

function screenAt(revision: number): Screen {
  const screen = new Screen(revision);
  screen.load(revision);
  return screen;
}

describe('[S11] the follower', () => {
  test('applies the next change', () => {
    const screen = screenAt(4);
    screen.follower.receive(changeTo(5));
    expect(screen.view).toEqual(viewAt(5));
    expect(screen.asked).toEqual([]);
  });

  test('ignores a change it has, and a second copy of one', () => {
    const screen = screenAt(4);
    screen.follower.receive(changeTo(5));
    const { view } = screen;
    screen.follower.receive(changeTo(5));
    screen.follower.receive(changeTo(3));
    expect(screen.view).toBe(view);
  });

  test('holds an early change back until the gap is filled, and asks once for the gap', async () => {
    const screen = screenAt(4);
    screen.revision = 9;
    screen.follower.receive(changeTo(9));
    screen.follower.receive(changeTo(8));
    expect(screen.view).toEqual(viewAt(4));
    expect(screen.asked).toEqual([4]);
    await screen.answer();
    expect(screen.view).toEqual(viewAt(9));
    expect(screen.asked).toEqual([4]);
  });

  test('reads page after page, one at a time', async () => {
    const screen = screenAt(0);
    screen.revision = 8;
    screen.follower.hear(8);
    screen.follower.hear(7);
    expect(screen.asked).toEqual([0]);
    await screen.answer();
    expect(screen.view).toEqual(viewAt(8));
    expect(screen.asked).toEqual([0, 3, 6]);
  });

  test('brings a view that was read earlier, but came later, up to what it has', () => {
    const screen = screenAt(4);
    screen.follower.receive(changeTo(5));
    screen.follower.receive(changeTo(6));
    expect(screen.follower.adopt(viewAt(4))).toEqual(viewAt(6));
  });

  test('has a view loaded again that is older than the changes it remembers', () => {
    const screen = screenAt(4);
    screen.follower.receive(changeTo(5));
    expect(screen.follower.adopt(viewAt(2))).toBeNull();
  });

  test('catches up to a view that is newer than what it has', async () => {
    const screen = screenAt(4);
    screen.revision = 6;
    expect(screen.follower.adopt(viewAt(6))).toEqual(viewAt(6));
    await screen.answer();
    expect(screen.follower.have).toBe(6);
    expect(screen.view).toEqual(viewAt(6));
  });

  test('keeps changes that come before the first view', () => {
    const screen = new Screen(6);
    screen.follower.receive(changeTo(6));
    screen.load(5);
    expect(screen.view).toEqual(viewAt(6));
  });

  test('loads anew when the log no longer reaches back', async () => {
    const screen = screenAt(4);
    screen.revision = 40;
    screen.oldest = 30;
    screen.follower.hear(40);
    await screen.answer();
    expect(screen.reloads).toBe(1);
    screen.load(40);
    screen.follower.receive(changeTo(41));
    expect(screen.view).toEqual(viewAt(41));
  });

  test('[S7] loads anew when the server stands behind it: an older state was restored', async () => {
    const screen = screenAt(4);
    screen.revision = 2;
    screen.follower.hear(2);
    await screen.answer();
    expect(screen.reloads).toBe(1);
  });

  test('asks, and keeps what it has, when the word of where the server stands was merely slow', async () => {
    const screen = screenAt(4);
    screen.revision = 4;
    screen.follower.hear(3);
    await screen.answer();
    expect([screen.asked, screen.reloads, screen.follower.have]).toEqual([[4], 0, 4]);
  });

  test('drops a page that was under way when it was reset', async () => {
    const screen = screenAt(4);
    screen.revision = 6;
    screen.follower.hear(6);
    screen.follower.reset();
    screen.load(2);
    screen.revision = 2;
    await screen.answer();
    expect(screen.follower.have).toBe(2);
    expect(screen.view).toEqual(viewAt(2));
  });

  test('asks again by itself, once, for what was out of reach', async () => {
    const screen = screenAt(4);
    screen.revision = 6;
    screen.isOut = true;
    screen.follower.hear(6);
    await screen.answer();
    screen.follower.hear(6);
    await screen.answer();
    expect(screen.postponed).toHaveLength(1);
    screen.isOut = false;
    screen.postponed[0]!();
    await screen.answer();
    expect(screen.view).toEqual(viewAt(6));
  });

  test('asks for nothing any more once it is stopped', async () => {
    const screen = screenAt(4);
    screen.revision = 6;
    screen.isOut = true;
    screen.follower.hear(6);
    screen.follower.stop();
    await screen.answer();
    screen.postponed.forEach((work) => work());
    expect(screen.asked).toEqual([4]);
    expect(screen.view).toEqual(viewAt(4));
  });

  test('converges whatever order, loss and repetition the network makes of the changes', async () => {
    const last = 12;
    const arrivals = fc.array(
      fc.oneof(
        fc.record({
          kind: fc.constant('change' as const),
          revision: fc.integer({ min: 1, max: last }),
        }),
        fc.record({
          kind: fc.constant('read' as const),
          revision: fc.integer({ min: 0, max: last }),
        }),
        fc.record({ kind: fc.constant('answer' as const), revision: fc.constant(0) }),
      ),
      { maxLength: 40 },
    );
    await fc.assert(
      fc.asyncProperty(arrivals, async (schedule) => {
        const screen = screenAt(0);
        screen.revision = last;
        for (const { kind, revision } of schedule) {
          if (kind === 'change') screen.follower.receive(changeTo(revision));
          else if (kind === 'read') screen.follower.adopt(viewAt(revision));
          else await screen.answer();
          expect(screen.view?.revision).toBe(screen.follower.have);
        }
        screen.follower.hear(last);
        await screen.answer();
        expect(screen.view).toEqual(viewAt(last));
        expect(screen.reloads).toBe(0);
      }),
    );
  });
});

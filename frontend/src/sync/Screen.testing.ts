import { applyChange, type View } from '@kinday/contracts/applyChange';
import type { Change, ChangesAnswer } from '@kinday/contracts/change';
import type { Family } from '@kinday/contracts/family';
import { Follower } from './Follower';

const ID = 'f0000000-0000-4000-8000-000000000000';
/** Changes a catch-up answers at most. */
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
    zone: 'UTC',
    createdAt: '2026-01-01T00:00:00.000Z',
  };
}

/** The change that made a revision. */
export function changeTo(revision: number): Change {
  const record = familyAt(revision);
  const edits: Change['edits'] = [{ collection: 'families', op: 'put', record }];
  return { familyId: ID, revision, actorId: ID, at: record.createdAt, edits };
}

/** The view as it is at a revision. */
export function viewAt(revision: number): View {
  return { familyId: ID, revision, range: null, records: { families: [familyAt(revision)] } };
}

/** A follower with one view, before a server that stands at a revision; catch-ups answer by hand. */
export class Screen {
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
    afterRetryPause: (work) => {
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

/** A screen, and its server, at a revision. */
export function screenAt(revision: number): Screen {
  const screen = new Screen(revision);
  screen.load(revision);
  return screen;
}

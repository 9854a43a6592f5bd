import { randomUUID } from 'node:crypto';
import type { Event } from '@kinday/contracts/event';
import { ABSENT, eventFieldsOf, type EventFields } from '@kinday/contracts/eventFields';
import type { EventCommand, Scope } from '../../../frontend/src/sync/commands/eventCommand.js';
import { timed, type Person } from '../support/builders.js';
import { pick, type Random } from '../support/random.js';
import { OfflineTab, type Outcome } from './OfflineTab.js';
import { PretendedBrowser } from './PretendedBrowser.js';

/** The field that a person alone changes: whatever the others do, their last word stands. */
export type OwnField = 'title' | 'location' | 'notes';

interface World {
  familyId: string;
  random: Random;
  /** Which nodes there are now. */
  origins: () => readonly string[];
  /** Somebody deleted an event, or will have. */
  onDelete: (id: string) => void;
}

const WEEKLY = 'FREQ=WEEKLY';

type Saving = Extract<EventCommand, { kind: 'save' }>;

interface Deed {
  id: string;
  isNew: boolean;
  /** What the person wrote into their field; null when they did something else. */
  word: string | null;
  end: Promise<Outcome>;
}

/** A person with a browser of some tabs, who is away again and again and goes on meanwhile. */
export class Traveller {
  readonly browser = new PretendedBrowser();
  readonly ends = { done: 0, waits: 0, refused: 0 };
  /** What they last wrote into their field, by event; more than one word where a tab died over the last. */
  readonly lastWords = new Map<string, string[]>();
  /** Events they added for certain. */
  readonly added = new Set<string>();
  tabs: OfflineTab[] = [];
  isOnline = true;
  #words = 0;
  #lostShare = 0;
  /** How often the server asked them about an edit. */
  asked = 0;

  constructor(
    readonly person: Person,
    readonly field: OwnField,
    /** Others may only change what they added. */
    private readonly ownsAll: boolean,
    private readonly world: World,
  ) {}

  async openTab(): Promise<void> {
    const { browser, isOnline } = this;
    const { familyId } = this.world;
    const send = (request: Request) => this.#send(request);
    this.tabs.push(await OfflineTab.open({ browser, familyId, send, isOnline }));
  }

  /** The network comes or goes, for all tabs. */
  async turn(isOnline: boolean): Promise<void> {
    this.isOnline = isOnline;
    await Promise.all(this.tabs.map((tab) => tab.connect(isOnline)));
  }

  /** Everything gets its answer, as far as there is a network. */
  async rest(): Promise<void> {
    if (!this.isOnline || this.#lostShare > 0) return;
    const [tab] = this.tabs;
    const isAnswered = () => tab!.waiting.length === 0 || tab!.asked !== undefined;
    await tab!.until(isAnswered, 'what waits');
  }

  /** How often a call, or its answer, gets lost on the way while there is a network, 0 to 1. */
  lose(share: number): void {
    this.#lostShare = share;
  }

  /** A tab dies, maybe in the middle of something, and another one is opened. */
  async killTab(): Promise<void> {
    const { random } = this.world;
    const tab = pick(random, this.tabs);
    const begun = random() < 0.5 ? this.#begin(tab) : null;
    await new Promise((resolve) => setTimeout(resolve, random() * 20));
    tab.kill();
    // Nobody knows whether the last press was kept.
    if (begun?.word) this.lastWords.get(begun.id)?.push(begun.word);
    this.tabs = this.tabs.filter((each) => each !== tab);
    await this.openTab();
  }

  /** Does something in one of the tabs. */
  async doSomething(): Promise<void> {
    const { id, isNew, word, end: ending } = this.#begin(pick(this.world.random, this.tabs));
    const end = await ending;
    this.ends[end] += 1;
    if (end === 'refused') return;
    if (isNew) this.added.add(id);
    if (word) this.lastWords.set(id, [word]);
  }

  #begin(tab: OfflineTab): Deed {
    const command = this.#command(tab);
    const end = tab.carryOut(command);
    // Of what repeats, no word is sure to stay: all of its days may be changed by others.
    const isPlain = command.kind === 'save' && !command.wanted.rule && !command.event?.seriesId;
    if (!isPlain) return { id: '', isNew: false, word: null, end };
    const { event, wanted, id } = command;
    return { id: event?.id ?? id, isNew: !event, word: wanted.fields[this.field], end };
  }

  #command({ events, userId }: OfflineTab): EventCommand {
    const { random, onDelete } = this.world;
    const kind = random();
    const open = events.filter(
      ({ needsSomebody, claimedBy }) => needsSomebody && (claimedBy ?? userId) === userId,
    );
    if (kind < 0.1 && open.length > 0) return this.#takeOn(pick(random, open));
    const mine = events.filter(({ creatorId }) => creatorId === userId || this.ownsAll);
    if (kind < 0.4 || mine.length === 0) return this.#add();
    const event = pick(random, mine);
    if (kind < 0.88) return this.#change(event);
    onDelete(event.id);
    const scope = this.#scope(event);
    if (kind < 0.97) return { kind: 'delete', event, scope };
    const { fields } = this.#change(event).wanted;
    return { kind: 'save', event, wanted: { fields, rule: WEEKLY, scope }, id: randomUUID() };
  }

  #add(): Saving {
    const { random } = this.world;
    const date = `2026-11-${10 + Math.floor(random() * 20)}`;
    const needsSomebody = random() < 0.5;
    const fields = { ...ABSENT, ...timed, date, needsSomebody, ...this.#saying() };
    const rule = random() < 0.15 ? WEEKLY : undefined;
    return { kind: 'save', event: null, wanted: { fields, rule, scope: 'this' }, id: randomUUID() };
  }

  #change(event: Event): Saving {
    const fields = { ...eventFieldsOf(event), ...this.#saying() };
    const wanted = { fields, scope: this.#scope(event) };
    return { kind: 'save', event, wanted, id: randomUUID() };
  }

  #scope({ seriesId }: Event): Scope {
    return seriesId ? pick(this.world.random, ['this', 'following', 'all']) : 'this';
  }

  #takeOn(event: Event): EventCommand {
    return event.claimedBy === this.person.id
      ? { kind: 'release', event }
      : { kind: 'claim', event, id: randomUUID() };
  }

  #saying(): Partial<EventFields> {
    this.#words += 1;
    return { [this.field]: `${this.person.name} ${this.#words}` };
  }

  /** A call goes to any of the nodes; it, or its answer, may get lost. */
  async #send(request: Request): Promise<Response> {
    const { random, origins } = this.world;
    this.#loseSome();
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set('Cookie', this.person.client.cookie);
    const body = request.method === 'GET' ? null : await request.text();
    const answer = await fetch(pick(random, origins()) + pathname + search, {
      method: request.method,
      headers,
      body,
      signal: request.signal,
    });
    this.#loseSome();
    return answer;
  }

  #loseSome(): void {
    if (this.isOnline && this.world.random() >= this.#lostShare) return;
    throw new TypeError('Failed to fetch');
  }
}

import type { Written } from '../../api/written';
import * as messages from '../commands/messages';
import type { WaitingQueue } from './WaitingQueue';
import type { EditProblem, WaitingEdit } from './waitingEdit';

/**
 * What becomes of an edit that was not accepted: told to its author, done all the same, or tried later; again,
 * but not for ever, where it was not even asked for and nobody knows why.
 */
export type Verdict = EditProblem | 'done' | 'later' | 'again' | 'never';

/** What cannot be sent so often is told to its author, and holds up nothing else. */
const MOST_TRIES = 5;

export interface SenderPorts {
  queue: Pick<WaitingQueue, 'take' | 'arrived' | 'putBack' | 'refuse' | 'letGo'>;
  /** Whether the server can be asked by this tab. */
  isLive: () => boolean;
  /** Does what an edit says. */
  run: (edit: WaitingEdit) => Promise<Written>;
  judge: (error: unknown, edit: WaitingEdit) => Verdict;
  /** Works as the only one in this browser, once the others are done. Rejects when the turn is lost. */
  alone: (work: () => Promise<boolean>) => Promise<boolean>;
  /** For how long the server wants to be left alone after an error, ms; 0 where it does not say so. */
  pauseAskedBy: (error: unknown) => number;
  /** Works after a pause, which begins after so many ms. */
  afterRetryPause: (work: () => void, after: number) => ReturnType<typeof setTimeout>;
}

/**
 * Sends the edits that wait, one after the other, from one tab of a browser. An edit is noted as tried
 * before it is sent, and leaves the queue after its answer: at whatever moment this ends, it is sent again,
 * and what is sent again is done once.
 */
export class Sender {
  #isSending = false;
  #isAsked = false;
  #isClosed = false;
  /** The server said when it may be asked again. */
  #isLeftAlone = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** The edit that was to be tried again, and how often it was. */
  #failing = { id: '', tries: 0 };

  constructor(private readonly ports: SenderPorts) {}

  /** There may be something to send, or the server can be reached again. */
  wake(): void {
    if (this.#isLeftAlone) return;
    clearTimeout(this.#retry);
    if (this.#isSending) this.#isAsked = true;
    else void this.#sendAll();
  }

  /** Another tab is at it; should that end without a word, this one goes on. */
  wakeLater(): void {
    if (!this.#isSending) this.#sendLater();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
  }

  /** Takes a turn for each edit: no tab holds the others up for longer than one takes. */
  async #sendAll(): Promise<void> {
    this.#isSending = true;
    try {
      while (this.#mayGoOn && (await this.ports.alone(() => this.#sendNext())));
    } catch {
      this.#sendLater();
    } finally {
      this.#isSending = false;
    }
    if (this.#isAsked) this.#sendAnew();
  }

  /** Something came while the last edit was on its way. */
  #sendAnew(): void {
    this.#isAsked = false;
    if (this.#mayGoOn) this.wake();
  }

  get #mayGoOn(): boolean {
    return !this.#isClosed && this.ports.isLive();
  }

  /** @param after for how long the server wants to be left alone, ms */
  #sendLater(after = 0): void {
    if (this.#isLeftAlone || this.#isClosed) return;
    clearTimeout(this.#retry);
    this.#isLeftAlone = after > 0;
    this.#retry = this.ports.afterRetryPause(() => {
      this.#isLeftAlone = false;
      this.wake();
    }, after);
  }

  /** @returns whether another one may be sent */
  async #sendNext(): Promise<boolean> {
    // The turn may have come late.
    const edit = this.#mayGoOn ? await this.ports.queue.take() : null;
    return edit !== null && this.#send(edit);
  }

  /** @returns whether the next one may be sent */
  async #send(edit: WaitingEdit): Promise<boolean> {
    const { queue, run, judge } = this.ports;
    try {
      await queue.arrived(edit.id, await run(edit));
      return true;
    } catch (error) {
      const verdict = this.#lastWord(edit, judge(error, edit));
      if (verdict === 'done') await queue.letGo(edit.id);
      else if (verdict === 'later' || verdict === 'never') await queue.putBack(edit);
      else await queue.refuse(edit, verdict);
      const goesOn = verdict !== 'later' && verdict !== 'never';
      if (!goesOn) this.#isAsked = false;
      if (verdict === 'later') this.#sendLater(this.ports.pauseAskedBy(error));
      return goesOn;
    }
  }

  #lastWord({ id }: WaitingEdit, verdict: Verdict): Exclude<Verdict, 'again'> {
    if (verdict !== 'again') return verdict;
    const tries = this.#failing.id === id ? this.#failing.tries + 1 : 1;
    this.#failing = { id, tries };
    return tries < MOST_TRIES
      ? 'later'
      : { kind: 'refused', message: messages.couldNotBeSent, mayBeDone: true };
  }
}

import { Injectable } from '@nestjs/common';
import { ProblemError } from '../common/problem.js';
import { TurnQueue } from '../common/TurnQueue.js';
import { Metrics } from '../common/metrics/Metrics.js';
import { MailChannel } from './mail/MailChannel.js';
import type { Words } from './notice.js';
import type { LeasedNotice, Verdict } from './noticeQueue.repository.js';
import { MOST_UNDER_WAY } from './mostUnderWay.js';
import { Outages } from './Outages.js';
import { PushChannel, type PushDevice, type PushResult } from './push/PushChannel.js';
import { retryPause } from './retryPause.js';

const MAIL = 'mail';
const LATER = { kind: 'later', pauseSeconds: null } as const;
/** Longest wait for a turn at a service; with the calls that follow it ends before the notice's lease. */
const LONGEST_TURN_MS = 3_000;

/** One way of a notice, and what became of it there. */
interface Sent {
  /** A device's id, or 'mail'. */
  to: string;
  result: PushResult;
}

/** Sends one notice on its ways: to the person's devices, by mail. */
@Injectable()
export class NoticeSender {
  readonly #outages = new Outages();
  /** A service that is slow, or accepts and never answers, holds up what goes to it and nothing else. */
  readonly #sends = new TurnQueue({
    name: 'notice_sends',
    concurrency: MOST_UNDER_WAY,
    perKey: 20,
    maxWaiting: MOST_UNDER_WAY,
    maxWaitingPerKey: 120,
    maxWaitMs: LONGEST_TURN_MS,
  });

  constructor(
    private readonly mails: MailChannel,
    private readonly pushes: PushChannel,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Tells a notice to everybody and everything that has not taken it yet; never rejects for what
   * services do. Mail takes the place of notifications where no device is left.
   */
  async send(
    notice: LeasedNotice,
    words: Words,
    devices: readonly PushDevice[],
    now: Date,
  ): Promise<Verdict> {
    const { way } = words;
    // Side by side: one after the other they could take longer than the notice is leased for.
    const [pushed, mailed] = await Promise.all([
      way === 'mail' ? [] : this.#pushAll(notice, words, devices, now),
      way === 'notification' ? [] : this.#mail(notice, words, now),
    ]);
    const hasDevice = [...notice.sentTo, ...takers(pushed)].length > 0 || pushed.some(isLater);
    const instead =
      way === 'notification' && !hasDevice ? await this.#mail(notice, words, now) : [];
    return verdictOn(notice, [...pushed, ...mailed, ...instead]);
  }

  async #pushAll(
    notice: LeasedNotice,
    { push }: Words,
    devices: readonly PushDevice[],
    now: Date,
  ): Promise<Sent[]> {
    if (!push) return [];
    const payload = { ...push, tag: notice.id };
    const options = {
      topic: notice.id.replaceAll('-', ''),
      ttlSeconds: Math.ceil((notice.expiresAt.getTime() - now.getTime()) / 1000),
      isUrgent: !push.isSilent,
    };
    const left = devices.filter(({ id }) => !notice.sentTo.includes(id));
    return Promise.all(
      left.map(async (device) => {
        const send = () => this.pushes.send(device, payload, options);
        const result = await this.#try(new URL(device.endpoint).origin, send, now);
        if (result.kind === 'taken') this.metrics.noticeSent(notice.kind, 'notification');
        return { to: device.id, result };
      }),
    );
  }

  async #mail({ id, kind, sentTo }: LeasedNotice, { mail }: Words, now: Date): Promise<Sent[]> {
    if (!mail || sentTo.includes(MAIL)) return [];
    const result = await this.#try(MAIL, () => this.mails.send(mail, id), now);
    if (result.kind === 'taken') this.metrics.noticeSent(kind, MAIL);
    return [{ to: MAIL, result }];
  }

  async #try(service: string, send: () => Promise<PushResult>, now: Date): Promise<PushResult> {
    if (!this.#outages.mayTry(service, now)) return LATER;
    try {
      const result = await this.#sends.run(service, send);
      this.#outages.note(service, result.kind !== 'later' || result.pauseSeconds !== null, now);
      return result;
    } catch (error) {
      // Its turn did not come: too much waits for this service.
      if (error instanceof ProblemError) return LATER;
      throw error;
    }
  }
}

const isLater = ({ result }: Sent) => result.kind === 'later';

function takers(sent: readonly Sent[]): string[] {
  return sent.filter(({ result }) => result.kind === 'taken').map(({ to }) => to);
}

/** Tried again while anything may still take it; told if anything has; pointless where there was no way. */
function verdictOn({ id, tries, sentTo }: LeasedNotice, sent: readonly Sent[]): Verdict {
  const taken = takers(sent);
  const pauses = sent.map(({ result }) =>
    result.kind === 'later' ? (result.pauseSeconds ?? 0) : 0,
  );
  const ended = { id, tries, sentTo: taken, pauseSeconds: 0 };
  if (sent.some(isLater)) {
    return { ...ended, outcome: null, pauseSeconds: Math.max(retryPause(tries), ...pauses) };
  }
  if (sentTo.length > 0 || taken.length > 0) return { ...ended, outcome: 'told' };
  return {
    ...ended,
    outcome: sent.some(({ result }) => result.kind === 'refused') ? 'dropped' : 'pointless',
  };
}

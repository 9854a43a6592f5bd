import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { dayOfItem, placeOfKey, type AgendaItem } from './agendaItems';
import { leastHeight, windowAround } from './itemWindow';
import { ListGeometry } from './ListGeometry';
import type { Side } from './useMonthSpan';

/** A month more is asked for when less than this is left to scroll, px; one further away than that is let go of. */
const NEAR = 800;
const FAR = 6_000;
/** Rendered beyond what is seen, at least, px. */
const MARGIN = 800;
/** How often somebody who scrolls is told of, ms. */
const TELL_MS = 200;

interface ScrollWindowInput {
  items: readonly AgendaItem[];
  /** What is to stand at the top, and a number that grows each time it is asked for again. */
  goal: CalendarDate;
  request: number;
  /** Paper shows something else meanwhile: nothing is scrolled. */
  isStill: boolean;
  /** The first day that is seen is another one: somebody has scrolled, or the one before is left out. */
  onSeen: (date: CalendarDate) => void;
  /** The list comes to its end on a side; a month there is far away. */
  onNear: (side: Side) => void;
  onFar: (side: Side) => void;
}

const isSettled = (item: AgendaItem) =>
  item.kind === 'day' || (item.state !== 'loading' && item.state !== 'failed');
const keyOf = ({ dataset }: HTMLElement) => dataset.key ?? '';

/**
 * Renders the part of a long list that is seen, and keeps it where it is seen: whatever comes, goes
 * or grows above it, the first visible item stays in its place.
 */
export function useScrollWindow(input: ScrollWindowInput) {
  const { items, goal, request } = input;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const [centre, setCentre] = useState({ key: goal, goal, request });
  if (centre.goal !== goal || centre.request !== request) setCentre({ key: goal, goal, request });
  const { from, to } = windowAround(items, placeOfKey(items, centre.key));
  const held = useRef({
    geometry: new ListGeometry<AgendaItem>(),
    /** The item that stays in its place, where its top is, px under the upper edge, and whether it was asked for. */
    anchor: { key: goal, offset: 0, isGoal: true },
    scrollTop: 0,
    /** The first item that is seen, and the day that was told of it. */
    firstSeen: goal,
    seen: goal,
    /** The goal that is followed, and the days told since that have not come back as goals. */
    goal,
    told: [] as CalendarDate[],
    request,
    wasStill: false,
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
  });

  const askForMonths = useEffectEvent((scroller: HTMLElement) => {
    const { geometry, scrollTop } = held.current;
    const headings = items.flatMap(({ kind }, place) => (kind === 'month' ? [place] : []));
    const rest = geometry.height - scrollTop - scroller.clientHeight;
    if (rest < NEAR) input.onNear('future');
    if (scrollTop < NEAR) input.onNear('past');
    const [, second] = headings;
    if (second === undefined) return;
    if (scrollTop - geometry.topOf(second) > FAR) input.onFar('past');
    if (rest - (geometry.height - geometry.topOf(headings.at(-1) ?? 0)) > FAR)
      input.onFar('future');
  });

  const tell = useEffectEvent(() => {
    held.current.timer = undefined;
    const day = dayOfItem(items, placeOfKey(items, held.current.firstSeen));
    if (!day || day === held.current.seen) return;
    held.current.seen = day;
    held.current.told.push(day);
    input.onSeen(day);
  });

  /** Somebody has scrolled since the list was laid out: another item is the first one that is seen. */
  const noticeScroll = useEffectEvent((scroller: HTMLElement): boolean => {
    const now = held.current;
    const { scrollTop } = scroller;
    // What the list itself has set is no scrolling.
    if (Math.abs(scrollTop - now.scrollTop) < 1) return false;
    now.scrollTop = scrollTop;
    const seen = [...now.geometry.between(scrollTop + 1, scrollTop + scroller.clientHeight)];
    // A month that is still to come will change its height.
    const first = seen.find(({ item }) => isSettled(item)) ?? seen[0];
    if (first) {
      now.anchor = { key: first.item.key, offset: first.top - scrollTop, isGoal: false };
      now.firstSeen = seen[0]?.item.key ?? goal;
    }
    now.timer ??= setTimeout(() => tell(), TELL_MS);
    return true;
  });

  /** What has gone leaves its place to the next one, which stays where it is seen. */
  const keepAnchor = useEffectEvent((scroller: HTMLElement) => {
    const now = held.current;
    // A day that was told comes back as a goal when somebody may have scrolled on.
    const place = now.told.indexOf(goal);
    const isAskedFor = now.request !== request || (goal !== now.goal && place < 0);
    if (goal !== now.goal) now.told.splice(0, place + 1);
    now.goal = goal;
    if (isAskedFor) {
      // What somebody saw while scrolling is of no interest any more.
      clearTimeout(now.timer);
      const anchor = { key: goal, offset: 0, isGoal: true };
      const none = { told: [], timer: undefined };
      Object.assign(now, { anchor, request, seen: goal, firstSeen: goal, ...none });
    }
    const keys = new Set(items.map(({ key }) => key));
    if (now.anchor.isGoal || keys.has(now.anchor.key)) return;
    const next = now.geometry.firstOf(keys, now.anchor.key);
    const offset = next ? next.top - now.scrollTop : 0;
    const isSeen = offset < scroller.clientHeight;
    now.anchor = { key: next?.key ?? now.anchor.key, offset: isSeen ? offset : 0, isGoal: false };
    if (keys.has(now.firstSeen)) return;
    now.firstSeen = now.anchor.key;
    now.timer ??= setTimeout(() => tell(), TELL_MS);
  });

  /** Puts the first visible item where it was, before anything is painted. */
  const settle = useEffectEvent(() => {
    const [scroller, list, now] = [scrollerRef.current, listRef.current, held.current];
    if (!scroller || !list) return;
    const { wasStill, geometry } = now;
    now.wasStill = input.isStill;
    if (input.isStill) return;
    // Until its height is known the list is too long rather than too short, which would scroll it.
    list.style.paddingBlockEnd = `${geometry.height + FAR}px`;
    if (!wasStill) noticeScroll(scroller);
    keepAnchor(scroller);
    geometry.measure(list.querySelectorAll<HTMLElement>(':scope > [data-key]'), keyOf);
    geometry.layOut(items, leastHeight);
    list.style.paddingBlockStart = `${geometry.topOf(from)}px`;
    const wanted = geometry.topOf(placeOfKey(items, now.anchor.key)) - now.anchor.offset;
    if (Math.abs(scroller.scrollTop - wanted) > 0.5) scroller.scrollTop = wanted;
    list.style.paddingBlockEnd = `${geometry.height - geometry.topOf(to)}px`;
    now.scrollTop = scroller.scrollTop;
    askForMonths(scroller);
  });

  const onScroll = useEffectEvent(() => {
    const [scroller, now] = [scrollerRef.current, held.current];
    if (!scroller || input.isStill || !noticeScroll(scroller)) return;
    const { geometry, scrollTop } = now;
    const end = scrollTop + scroller.clientHeight;
    const isShort =
      (from > 0 && geometry.topOf(from) > scrollTop - MARGIN) ||
      (to < items.length && geometry.topOf(to) < end + MARGIN);
    if (isShort) setCentre({ key: now.firstSeen, goal, request });
    askForMonths(scroller);
  });

  useLayoutEffect(() => settle());

  useEffect(() => {
    const [scroller, list] = [scrollerRef.current, listRef.current];
    if (!scroller || !list) return;
    let width = scroller.clientWidth;
    const observer = new ResizeObserver(() => {
      if (width !== scroller.clientWidth) held.current.geometry.forget();
      width = scroller.clientWidth;
      settle();
    });
    observer.observe(scroller);
    observer.observe(list);
    const listen = () => onScroll();
    scroller.addEventListener('scroll', listen, { passive: true });
    const now = held.current;
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', listen);
      clearTimeout(now.timer);
    };
  }, []);

  return { scrollerRef, listRef, from, to };
}

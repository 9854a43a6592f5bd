import type { KeyboardEvent } from 'react';
import './tabs.css';

interface TabsProps<V extends string> {
  /** Names the row for screen readers. */
  label: string;
  /** The panel's id is `<id>-panel`, a tab's `<id>-<value>`. */
  id: string;
  value: V;
  /** The label of each value, in the order of the row. */
  tabs: Record<V, string>;
  onChange: (value: V) => void;
}

const STEPS: Record<string, (place: number, count: number) => number> = {
  ArrowLeft: (place, count) => (place + count - 1) % count,
  ArrowRight: (place, count) => (place + 1) % count,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

/** A row of tabs and one tab stop: arrows, Home and End go along it, Enter and Space choose. */
export function Tabs<V extends string>({ label, id, value, tabs, onChange }: TabsProps<V>) {
  function walk(event: KeyboardEvent<HTMLDivElement>) {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const place = all.findIndex((tab) => tab === document.activeElement);
    const next = STEPS[event.key]?.(place, all.length);
    if (next === undefined || place < 0) return;
    event.preventDefault();
    all[next]?.focus();
  }

  return (
    <div className="kd-tabs" role="tablist" aria-label={label} onKeyDown={walk}>
      {(Object.keys(tabs) as V[]).map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}-${tab}`}
          aria-controls={`${id}-panel`}
          aria-selected={tab === value}
          tabIndex={tab === value ? 0 : -1}
          onClick={() => onChange(tab)}
        >
          {tabs[tab]}
        </button>
      ))}
    </div>
  );
}

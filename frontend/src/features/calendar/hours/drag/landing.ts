import { toPosition, type HourScale, type Stretch } from '../hourScale';
import './drag.css';

/** Less than this has room for one line, min. */
const TWO_LINES = 45;

/** Shows in the grid itself where a drag leads, without rendering anything. */
export interface Landing {
  /** Shows it among the hours of a cell. */
  atHours: (cell: Element, scale: HourScale, stretch: Stretch, text: string) => void;
  /** Shows it on top, on so many days from a cell on. */
  onTop: (cell: Element, days: number, text: string) => void;
  hide: () => void;
}

const percent = (part: number) => `${part * 100}%`;

/** @param bar the event that is dragged, whose colours and title it bears; null for a new one */
export function landing(bar: HTMLElement | null): Landing {
  const box = document.createElement('div');
  const time = document.createElement('span');
  const title = document.createElement('span');
  const look = bar ? [...bar.classList].filter((name) => name.startsWith('kd-event-colors')) : [];
  const names = ['kd-landing', ...(bar ? [...look, 'kd-event'] : ['kd-landing--new'])].join(' ');
  box.setAttribute('aria-hidden', 'true');
  box.style.cssText = bar?.style.cssText ?? '';
  time.className = 'kd-event__time';
  title.className = 'kd-event__title';
  title.textContent = bar?.querySelector('.kd-event__title')?.textContent ?? '';
  box.append(time, title);

  function show(cell: Element, form: string, text: string, sizes: Record<string, string>) {
    box.className = `${names} ${form}`;
    for (const [name, size] of Object.entries(sizes)) box.style.setProperty(name, size);
    time.textContent = text;
    if (box.parentElement !== cell) cell.append(box);
  }

  return {
    atHours: (cell, scale, { start, end }, text) => {
      const top = toPosition(scale, start);
      const form = end - start < TWO_LINES ? 'kd-landing--brief' : 'kd-landing--block';
      show(cell, form, text, {
        '--kd-landing-top': percent(top),
        '--kd-landing-height': percent(toPosition(scale, end) - top),
      });
    },
    onTop: (cell, days, text) =>
      show(cell, 'kd-landing--top', text, { '--kd-landing-days': String(days) }),
    hide: () => box.remove(),
  };
}

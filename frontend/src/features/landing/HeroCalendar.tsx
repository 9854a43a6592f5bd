import type { CSSProperties } from 'react';
import { Avatar } from '../../product/Avatar';
import { EventSample } from '../../product/EventSample';
import * as productMessages from '../../product/messages';
import { SAMPLE_DAYS, SAMPLE_FAMILY } from './sampleFamily';
import * as messages from './messages';
import './heroCalendar.css';

const WEEKDAYS = [messages.mon, messages.tue, messages.wed, messages.thu];

/** A small calendar in which three events arrive, each with the pulse of its author's color. */
export function HeroCalendar() {
  return (
    <div className="kd-hero-calendar" role="img" aria-label={messages.exampleCalendar}>
      <div className="kd-hero-calendar__bar">
        <strong>{productMessages.riveras}</strong>
        <span className="kd-hero-calendar__live">{productMessages.live}</span>
        <span className="kd-hero-calendar__people">
          {Object.values(SAMPLE_FAMILY).map((member) => (
            <Avatar key={member.name} {...member} size={26} />
          ))}
        </span>
      </div>
      <div className="kd-hero-calendar__grid">
        {WEEKDAYS.map((weekday) => (
          <span key={weekday} className="kd-hero-calendar__weekday">
            {weekday}
          </span>
        ))}
        {SAMPLE_DAYS.map(({ day, today, special, events }) => (
          <div key={day} className={`kd-hero-day${today ? ' kd-hero-day--today' : ''}`}>
            <span className="kd-hero-day__number">{day}</span>
            {special && <span className="kd-hero-day__special">{special}</span>}
            {events.map(({ by, title, arrives }) => {
              const { name, color } = SAMPLE_FAMILY[by];
              const style = { '--kd-turn': arrives, '--kd-pulse': color } as CSSProperties;
              return (
                <span
                  key={title}
                  className={arrives && 'kd-hero-day__arrival'}
                  style={arrives && style}
                >
                  <EventSample name={name} color={color} title={title} />
                </span>
              );
            })}
          </div>
        ))}
      </div>
      <div className="kd-hero-calendar__toast">
        <Avatar {...SAMPLE_FAMILY.ben} size={28} />
        <span>{messages.benAdded(<b>{messages.gameNight}</b>)}</span>
      </div>
    </div>
  );
}

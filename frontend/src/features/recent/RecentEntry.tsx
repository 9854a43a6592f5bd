import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { RecentChange } from '@kinday/contracts/recent';
import { useClock } from '../../sync/usePreferences';
import type { ShownFamily } from '../../sync/useFamily';
import { Avatar } from '../../product/Avatar';
import { newsText } from '../../product/newsText';
import { Button } from '../../ui/Button';
import { ageText } from './ageText';
import * as productMessages from '../../product/messages';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';

interface RecentEntryProps {
  change: RecentChange;
  shown: ShownFamily;
  /** Not looked at before. */
  isNew: boolean;
  onView: (event: { id: string; date: CalendarDate }) => void;
  onUndo: () => void;
}

/** One change: who did what, when, and what can be done about it. */
export function RecentEntry({ change, shown, isNew, onView, onUndo }: RecentEntryProps) {
  const { actor, at, eventDate, canUndo } = change;
  const { members, me } = shown;
  const clock = useClock();
  const name = actor.id === me.id ? productMessages.you : actor.name || productMessages.somebody;
  const texts = change.news.map((news) => newsText(news, { id: actor.id, name }, clock));
  const [first] = texts;
  const [about] = change.news;
  if (!first || !about) return null;
  const person = members.find(({ id }) => id === first.personId);
  const sentence = texts.map(({ who, text }) => `${who} ${text}`).join('; ');
  return (
    <li className="kd-recent-entry">
      <Avatar name={person?.name ?? first.who} color={person?.color ?? null} size={32} />
      <p>
        {isNew && <span className="kd-recent-entry__new">{messages.newOne}</span>}
        <span className="kd-recent-entry__text">{sentence}</span>
        <time dateTime={at}>{ageText(new Date(at), new Date(), clock)}</time>
      </p>
      <span className="kd-recent-entry__ways">
        {eventDate && (
          <Button
            look="quiet"
            aria-label={messages.viewEvent(about.name)}
            onClick={() => onView({ id: about.id, date: eventDate })}
          >
            {messages.view}
          </Button>
        )}
        {canUndo && (
          <Button look="quiet" aria-label={messages.undoOf(sentence)} onClick={onUndo}>
            {uiMessages.undo}
          </Button>
        )}
      </span>
    </li>
  );
}

import type { Member } from '@kinday/contracts/member';
import { DEFAULT_COLOR } from '@kinday/contracts/color';
import { Avatar } from '../../product/Avatar';
import { clockText } from '@kinday/contracts/clockText';
import { EventSample } from '../../product/EventSample';
import { SAMPLE_INVITE_CODE } from '../../product/inviteCode';
import { useClock } from '../../sync/usePreferences';
import { LineIcon } from '../../ui/LineIcon';
import { Logo } from '../../product/Logo';
import type { TutorialStep } from './tutorialSteps';
import * as productMessages from '../../product/messages';
import * as messages from './messages';

interface TutorialPictureProps {
  picture: TutorialStep['picture'];
  members: readonly Member[];
}

const SHOWN = 5;
const SAMPLES = [
  { time: '09:00', title: messages.dentist },
  { time: '16:30', title: messages.soccerPractice },
  { time: null, title: messages.familyPicnic },
];

/** A step in a picture: the family's own circles and colors where it is about them. */
export function TutorialPicture({ picture, members }: TutorialPictureProps) {
  const clock = useClock();
  return (
    <div className={`kd-tutorial__picture kd-tutorial__picture--${picture}`} aria-hidden="true">
      {picture === 'calendar' && <Logo size={64} />}
      {picture === 'members' &&
        members
          .slice(0, SHOWN)
          .map(({ id, name, color }) => <Avatar key={id} name={name} color={color} size={48} />)}
      {picture === 'add' && (
        <span className="kd-tutorial__add">
          <LineIcon name="add" size={30} />
        </span>
      )}
      {picture === 'events' &&
        SAMPLES.map(({ time, title }, place) => {
          const member = members[place % members.length];
          return (
            <EventSample
              key={title}
              time={time ? clockText(time, clock) : productMessages.allDay}
              title={title}
              name={member?.name ?? '?'}
              color={member?.color ?? DEFAULT_COLOR}
            />
          );
        })}
      {picture === 'family' && (
        <>
          <LineIcon name="family" size={40} />
          <span className="kd-tutorial__code">{SAMPLE_INVITE_CODE}</span>
        </>
      )}
    </div>
  );
}

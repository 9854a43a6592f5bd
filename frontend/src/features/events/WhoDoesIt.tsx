import type { Event } from '@kinday/contracts/event';
import { canRelease } from '@kinday/contracts/policies';
import type { ShownFamily } from '../../sync/useFamily';
import { Button } from '../../ui/Button';
import type { EventCommands } from './useEventCommands';

interface WhoDoesItProps {
  event: Event;
  shown: ShownFamily;
  commands: EventCommands;
}

/** Who does what an event asks for, with the button that takes it or gives it back. */
export function WhoDoesIt({ event, shown: { members, me }, commands }: WhoDoesItProps) {
  const doer = members.find(({ id }) => id === event.claimedBy);
  if (!doer) {
    return (
      <>
        <span>Nobody does this yet</span>
        <Button size="small" onClick={() => void commands.claim(event)}>
          I’ll do it
        </Button>
      </>
    );
  }
  return (
    <>
      <span>{doer.id === me.id ? 'You do this' : `${doer.name} does this`}</span>
      {canRelease(me, event) && (
        <Button look="text" size="small" onClick={() => void commands.release(event)}>
          Give it back
        </Button>
      )}
    </>
  );
}

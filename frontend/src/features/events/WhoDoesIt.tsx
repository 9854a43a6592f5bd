import type { Event } from '@kinday/contracts/event';
import { canRelease } from '@kinday/contracts/policies';
import type { ShownFamily } from '../../sync/useFamily';
import { Button } from '../../ui/Button';
import type { EventCommands } from './useEventCommands';
import * as productMessages from '../../product/messages';
import * as messages from './messages';

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
        <span>{messages.nobodyYet}</span>
        <Button size="small" onClick={() => void commands.claim(event)}>
          {messages.illDoIt}
        </Button>
      </>
    );
  }
  return (
    <>
      <span>{doer.id === me.id ? messages.youDoThis : productMessages.doesThis(doer.name)}</span>
      {canRelease(me, event) && (
        <Button look="text" size="small" onClick={() => void commands.release(event)}>
          {messages.giveItBack}
        </Button>
      )}
    </>
  );
}

import { LINKED, type Linked } from '@kinday/contracts/calendarLink';
import type { Family } from '@kinday/contracts/family';
import { useState } from 'react';
import { errorMessage, failureText } from '../../../api/apiError';
import {
  useEndCalendarLinkMutation,
  useGetCalendarLinksQuery,
  useMakeCalendarLinkMutation,
} from '../../../api/calendarLinksApi';
import { SettingsSection } from '../../../product/SettingsSection';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useToast } from '../../../ui/toast/useToast';
import * as uiMessages from '../../../ui/messages';
import * as messages from '../messages';
import { LinkRow } from './LinkRow';
import { MadeLink } from './MadeLink';
import './calendarLinks.css';

const ASK_ANEW = { refetchOnMountOrArgChange: true };

/** The addresses of links that were made here, which nobody is told again. */
type Made = Partial<Record<Linked, string>>;

/** The user's secret addresses at which other programs read the calendar. */
export function CalendarLinks({ family }: { family: Family }) {
  const { data: links, error, refetch } = useGetCalendarLinksQuery(family.id, ASK_ANEW);
  const [makeLink, making] = useMakeCalendarLinkMutation();
  const [endLink, ending] = useEndCalendarLinkMutation();
  const [made, setMade] = useState<Made>({});
  const [asking, setAsking] = useState<{ to: 'renew' | 'end'; what: Linked } | null>(null);
  const toast = useToast();
  const familyId = family.id;
  // A question that was cancelled may still hear its answer: it closes no other one.
  const close = () => setAsking((now) => (now === asking ? null : now));

  async function make(what: Linked) {
    if (making.isLoading) return;
    const { data, error: refusal } = await makeLink({ familyId, what });
    close();
    if (data) {
      setMade((before) => ({ ...before, [what]: data.address }));
      toast({ title: messages.linkMade, description: messages.shownOnce });
    } else {
      const description = errorMessage(refusal, messages.linksOnceOnline);
      toast({ variant: 'destructive', title: messages.linkNotMade, description });
    }
  }

  async function end(what: Linked) {
    const { error: refusal } = await endLink({ familyId, what });
    close();
    if (refusal) {
      const description = errorMessage(refusal, messages.linksOnceOnline);
      return toast({ variant: 'destructive', title: messages.linkNotEnded, description });
    }
    setMade((before) => ({ ...before, [what]: undefined }));
    toast({ title: messages.linkEnded, description: messages.programsStop });
  }

  return (
    <SettingsSection title={messages.calendarLink} lead={messages.linkMeans(family.name)}>
      {error && !links && (
        <p role="alert">
          {failureText(error, messages.linksNotLoaded, messages.linksSeenOnceOnline)}{' '}
          <Button onClick={() => void refetch()}>{uiMessages.tryAgain}</Button>
        </p>
      )}
      {links && (
        <ul className="kd-links">
          {LINKED.map((what) => {
            const address = made[what];
            return (
              <li key={what}>
                <LinkRow
                  what={what}
                  link={links.find((link) => link.what === what)}
                  onMake={() => void make(what)}
                  onRenew={() => setAsking({ to: 'renew', what })}
                  onEnd={() => setAsking({ to: 'end', what })}
                />
                {address && <MadeLink key={address} address={address} name={family.name} />}
              </li>
            );
          })}
        </ul>
      )}
      <p className="kd-links__note">{messages.secretMeans}</p>
      <p className="kd-links__note">{messages.howOften}</p>
      {asking && (
        <ConfirmDialog
          open
          destructive
          {...ASKED[asking.to]}
          busy={making.isLoading || ending.isLoading}
          onConfirm={() => void (asking.to === 'renew' ? make(asking.what) : end(asking.what))}
          onClose={close}
        />
      )}
    </SettingsSection>
  );
}

const ASKED = {
  renew: {
    title: messages.askRenewal,
    children: messages.renewalMeans,
    confirmLabel: messages.renewLink,
    busyLabel: messages.making,
  },
  end: {
    title: messages.askEnd,
    children: messages.endMeans,
    confirmLabel: messages.endLink,
    busyLabel: messages.ending,
  },
};

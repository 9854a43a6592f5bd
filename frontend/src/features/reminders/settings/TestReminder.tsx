import type { TestOutcome } from '@kinday/contracts/reminders';
import { useEffect, useState } from 'react';
import { errorMessage } from '../../../api/apiError';
import { useGetTestOutcomeQuery, useSendTestReminderMutation } from '../../../api/remindersApi';
import { SettingsSection } from '../../../product/SettingsSection';
import { BusyButton } from '../../../ui/BusyButton';
import { useToast } from '../../../ui/toast/useToast';
import * as messages from '../messages';

const LOOK_EVERY_MS = 1_000;
/** A test that takes longer may still come, but nobody looks at a button for longer. */
const PATIENCE_MS = 30_000;

/** Sends oneself a reminder, and says what came of it. */
export function TestReminder({ sendsMail }: { sendsMail: boolean }) {
  const [send, { data: sent, isLoading }] = useSendTestReminderMutation();
  const toast = useToast();

  async function test() {
    const { error } = await send();
    if (!error) return;
    const title = messages.testNotSent;
    toast({ variant: 'destructive', title, description: errorMessage(error) });
  }

  return (
    <SettingsSection title={messages.test} lead={messages.testMeans}>
      <BusyButton
        look="outlined"
        busy={isLoading}
        busyLabel={messages.sending}
        onClick={() => void test()}
      >
        {messages.sendTest}
      </BusyButton>
      <p className="kd-reminders__note" role="status">
        {sent && <Outcome key={sent.id} id={sent.id} sendsMail={sendsMail} />}
      </p>
    </SettingsSection>
  );
}

/** Looks every second until the test has ended. */
function Outcome({ id, sendsMail }: { id: string; sendsMail: boolean }) {
  const [isEnded, setEnded] = useState(false);
  const isLong = useElapsed(PATIENCE_MS);
  const pollingInterval = isEnded || isLong ? 0 : LOOK_EVERY_MS;
  const { data: outcome } = useGetTestOutcomeQuery(id, { pollingInterval });
  if (!isEnded && outcome && outcome.state !== 'underway') setEnded(true);
  if (outcome?.state === 'failed') return messages.testFailed;
  if (outcome?.state === 'told') return toldText(outcome, sendsMail);
  return isLong ? messages.testTakesLong : messages.testUnderway;
}

function toldText({ devices, isMailed }: TestOutcome, sendsMail: boolean): string {
  const mailed = sendsMail ? messages.testMailed : messages.testInFolder;
  return [devices > 0 && messages.testSentTo(devices), isMailed && mailed]
    .filter(Boolean)
    .join(' ');
}

/** Whether so much time has passed since it was first shown. */
function useElapsed(ms: number): boolean {
  const [hasElapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasElapsed;
}

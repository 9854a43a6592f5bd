import { errorMessage, failureText } from '../api/apiError';
import { useGetRemindersQuery } from '../api/remindersApi';
import { ReminderSettingsPanel } from '../features/reminders/settings/ReminderSettingsPanel';
import { PageProblem } from '../product/PageProblem';
import { PageTitle } from '../product/PageTitle';
import { PageWait } from '../product/PageWait';
import { SettingsPage } from '../product/SettingsPage';
import * as productMessages from '../product/messages';
import * as messages from './messages';

const ASK_ANEW = { refetchOnMountOrArgChange: true };

/** What a person wants to be told outside the page. */
export function RemindersPage() {
  const { data: answer, error, refetch } = useGetRemindersQuery(undefined, ASK_ANEW);
  if (!answer) {
    if (!error) return <PageWait>{messages.loadingYourReminders}</PageWait>;
    return (
      <PageProblem
        title={failureText(error, messages.remindersNotLoaded, productMessages.reminders)}
        text={errorMessage(error, messages.remindersOnceOnline)}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <PageTitle title={productMessages.reminders} hidden />
      <SettingsPage title={productMessages.reminders}>
        <ReminderSettingsPanel answer={answer} />
      </SettingsPage>
    </>
  );
}

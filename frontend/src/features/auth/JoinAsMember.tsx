import type { CurrentUser } from '@kinday/contracts/user';
import { useNavigate } from 'react-router';
import { errorMessage } from '../../api/apiError';
import { useJoinCalendarMutation } from '../../api/calendarsApi';
import { Button } from '../../ui/Button';
import { BusyButton } from '../../ui/BusyButton';
import { CardPage } from '../../product/CardPage';
import { PageTitle } from '../../product/PageTitle';
import { useToast } from '../../ui/toast/useToast';
import * as productMessages from '../../product/messages';
import * as messages from './messages';

/** An invite link followed by somebody who already has an account. */
export function JoinAsMember({ user, inviteCode }: { user: CurrentUser; inviteCode: string }) {
  const [join, { isLoading }] = useJoinCalendarMutation();
  const navigate = useNavigate();
  const toast = useToast();

  async function accept() {
    const { data, error } = await join({ inviteCode });
    if (data) {
      toast({ title: productMessages.joinedCalendar, description: data.family.name });
      void navigate('/dashboard', { replace: true });
      return;
    }
    toast({
      variant: 'destructive',
      title: productMessages.failedToJoinCalendar,
      description:
        errorMessage(error, productMessages.joinedOnceOnline) || messages.checkInviteCode,
    });
  }

  return (
    <CardPage title={messages.youAreInvited} lead={messages.joinAs(user.name, inviteCode)}>
      <PageTitle title={messages.pageYoureInvited} hidden />
      <div className="kd-card-page__body">
        <BusyButton
          size="large"
          busy={isLoading}
          busyLabel={productMessages.joining}
          onClick={() => void accept()}
        >
          {productMessages.joinCalendar}
        </BusyButton>
        <Button size="large" onClick={() => void navigate('/dashboard')}>
          {messages.backToMyCalendar}
        </Button>
      </div>
    </CardPage>
  );
}

import type { CurrentUser } from '@kinday/contracts/user';
import { useNavigate } from 'react-router';
import { errorMessage } from '../../api/apiError';
import { useJoinCalendarMutation } from '../../api/calendarsApi';
import { Button } from '../../ui/Button';
import { BusyButton } from '../../ui/BusyButton';
import { CardPage } from '../../product/CardPage';
import { PageTitle } from '../../product/PageTitle';
import { useToast } from '../../ui/toast/useToast';

/** An invite link followed by somebody who already has an account. */
export function JoinAsMember({ user, inviteCode }: { user: CurrentUser; inviteCode: string }) {
  const [join, { isLoading }] = useJoinCalendarMutation();
  const navigate = useNavigate();
  const toast = useToast();

  async function accept() {
    const { data, error } = await join({ inviteCode });
    if (data) {
      toast({ title: 'Joined calendar!', description: data.family.name });
      void navigate('/dashboard', { replace: true });
      return;
    }
    toast({
      variant: 'destructive',
      title: 'Failed to join calendar',
      description: errorMessage(error) || 'Please check the invite code and try again.',
    });
  }

  return (
    <CardPage
      title="You’re invited"
      lead={`You’re logged in as ${user.name}. Join the calendar with the code ${inviteCode}?`}
    >
      <PageTitle title="You’re Invited" hidden />
      <div className="kd-card-page__body">
        <BusyButton
          size="large"
          busy={isLoading}
          busyLabel="Joining..."
          onClick={() => void accept()}
        >
          Join Calendar
        </BusyButton>
        <Button size="large" onClick={() => void navigate('/dashboard')}>
          Back to my calendar
        </Button>
      </div>
    </CardPage>
  );
}

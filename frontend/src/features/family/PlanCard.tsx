import type { Family } from '@kinday/contracts/family';
import type { Member } from '@kinday/contracts/member';
import { PLANS } from '@kinday/contracts/product';
import { useEffect } from 'react';
import { errorMessage } from '../../api/apiError';
import {
  useGetBillingQuery,
  useOpenCheckoutMutation,
  useOpenPortalMutation,
} from '../../api/billingApi';
import { BusyButton } from '../../ui/BusyButton';
import { useToast } from '../../ui/toast/useToast';
import { SettingsSection } from '../../product/SettingsSection';
import { planSummary } from './planSummary';
import * as messages from './messages';
import './planCard.css';

interface PlanCardProps {
  family: Family;
  members: readonly Member[];
  meId: string;
}

/** The plan, how full it is, and the way to another. */
export function PlanCard({ family, members, meId }: PlanCardProps) {
  const { id: familyId, subscriptionTier, subscriptionStatus } = family;
  const { data: billing, refetch } = useGetBillingQuery(familyId);
  const { name, text } = planSummary(family);

  // Another plan often means that somebody else pays.
  useEffect(() => {
    void refetch();
  }, [refetch, subscriptionTier, subscriptionStatus]);

  const payer = members.find(({ id }) => id === billing?.payerId);
  return (
    <SettingsSection title={messages.plan}>
      <p className="kd-plan-card__name">
        <span className={`kd-plan-card__badge kd-plan-card__badge--${subscriptionTier}`}>
          {name}
        </span>
        {messages.membersOf(members.length, PLANS[subscriptionTier].members)}
      </p>
      <p className="kd-plan-card__text">{text}</p>
      {billing?.provider === 'operator' && (
        <p className="kd-plan-card__text">{messages.operatorSetsPlan}</p>
      )}
      {billing?.provider === 'stripe' && (
        <PlanButton
          {...{ familyId, meId, billing, payer }}
          isTrial={subscriptionStatus === 'trialing'}
        />
      )}
    </SettingsSection>
  );
}

interface PlanButtonProps {
  familyId: string;
  meId: string;
  billing: { payerId: string | null };
  payer: Member | undefined;
  isTrial: boolean;
}

/** To Stripe's pages: to subscribe, or for whoever pays to change that. */
function PlanButton({ familyId, meId, billing, payer, isTrial }: PlanButtonProps) {
  const [checkout, checkingOut] = useOpenCheckoutMutation();
  const [portal, openingPortal] = useOpenPortalMutation();
  const toast = useToast();
  const { payerId } = billing;
  const upgrade = isTrial ? messages.keepPremium : messages.upgradeToPremium;

  if (payerId && payerId !== meId) {
    return <p className="kd-plan-card__text">{messages.paysForIt(payer?.name)}</p>;
  }

  async function go() {
    const { data, error } = await (payerId ? portal({ familyId }) : checkout({ familyId }));
    if (data) window.location.assign(data.url);
    else {
      toast({
        variant: 'destructive',
        title: messages.paymentsAway,
        description: errorMessage(error, messages.planOnceOnline),
      });
    }
  }

  return (
    <BusyButton
      look={payerId ? 'outlined' : 'filled'}
      busy={checkingOut.isLoading || openingPortal.isLoading}
      busyLabel={messages.opening}
      onClick={() => void go()}
    >
      {payerId ? messages.managePayment : upgrade}
    </BusyButton>
  );
}

import { errorMessage } from '../api/apiError';
import { useGetCalendarsQuery } from '../api/calendarsApi';
import { AccessDenied } from '../features/family/AccessDenied';
import { DangerZone } from '../features/family/DangerZone';
import { FamilyCard } from '../features/family/FamilyCard';
import { FamilyFacts } from '../features/family/FamilyFacts';
import { FamilyMembers } from '../features/family/FamilyMembers';
import { FamilyZone } from '../features/family/FamilyZone';
import { HandOver } from '../features/family/HandOver';
import { InvitePanel } from '../features/family/InvitePanel';
import { OwnCategories } from '../features/family/OwnCategories';
import { PlanCard } from '../features/family/PlanCard';
import { RenameFamily } from '../features/family/RenameFamily';
import { useNextCalendar } from '../features/family/useNextCalendar';
import { useSyncSelector } from '../sync/syncState';
import { useFamily } from '../sync/useFamily';
import { PageProblem } from '../product/PageProblem';
import { PageTitle } from '../product/PageTitle';
import { PageWait } from '../product/PageWait';
import { SettingsPage } from '../product/SettingsPage';
import { OtherCalendarsWay } from './OtherCalendarsWay';
import { Leave, useLeave } from './Leave';
import * as messages from './messages';

/** What the owner of a family can set. */
export function FamilyPage() {
  return (
    <>
      <FamilySettings />
      <PageTitle title={messages.familySettings} hidden />
    </>
  );
}

function FamilySettings() {
  const shownId = useSyncSelector((state) => state.live.shownFamilyId);
  const { data: calendars } = useGetCalendarsQuery();
  const { shown, error, refetch } = useFamily(shownId);
  const showNextCalendar = useNextCalendar();
  const leave = useLeave();

  if (calendars?.length === 0) return <Leave />;
  if (!shown && error) {
    return (
      <PageProblem
        title={messages.familyNotLoaded}
        text={errorMessage(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!shown) return <PageWait>{messages.loadingFamilySettings}</PageWait>;
  const { family, members, me } = shown;
  if (!shown.isOwner) {
    return (
      <AccessDenied>
        <FamilyFacts shown={shown} />
      </AccessDenied>
    );
  }
  return (
    <SettingsPage title={messages.familySettings}>
      <FamilyCard family={family} members={members} />
      <InvitePanel family={family} />
      <FamilyMembers familyId={family.id} members={members} />
      <RenameFamily key={family.name} family={family} />
      <FamilyZone key={family.zone} family={family} />
      <OwnCategories shown={shown} />
      <PlanCard family={family} members={members} meId={me.id} />
      <OtherCalendarsWay />
      <HandOver family={family} members={members} onDone={() => void leave()} />
      <DangerZone family={family} onDeleted={() => void leave(showNextCalendar)} />
    </SettingsPage>
  );
}

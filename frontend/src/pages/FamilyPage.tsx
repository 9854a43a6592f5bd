import { Navigate, useNavigate } from 'react-router';
import { errorMessage } from '../api/apiError';
import { useGetCalendarsQuery } from '../api/calendarsApi';
import { AccessDenied } from '../features/family/AccessDenied';
import { DangerZone } from '../features/family/DangerZone';
import { ExportCalendar } from '../features/family/ExportCalendar';
import { FamilyCard } from '../features/family/FamilyCard';
import { FamilyMembers } from '../features/family/FamilyMembers';
import { HandOver } from '../features/family/HandOver';
import { InvitePanel } from '../features/family/InvitePanel';
import { PlanCard } from '../features/family/PlanCard';
import { RenameFamily } from '../features/family/RenameFamily';
import { useNextCalendar } from '../features/family/useNextCalendar';
import { useSyncSelector } from '../sync/syncState';
import { useFamily } from '../sync/useFamily';
import { closeLayers } from '../ui/layers/openLayers';
import { PageProblem } from '../product/PageProblem';
import { PageTitle } from '../product/PageTitle';
import { PageWait } from '../product/PageWait';
import { SettingsPage } from '../product/SettingsPage';

/** What the owner of a family can set. */
export function FamilyPage() {
  return (
    <>
      <FamilySettings />
      <PageTitle title="Family Settings" hidden />
    </>
  );
}

function FamilySettings() {
  const shownId = useSyncSelector((state) => state.live.shownFamilyId);
  const { data: calendars } = useGetCalendarsQuery();
  const { shown, error, refetch } = useFamily(shownId);
  const showNextCalendar = useNextCalendar();
  const navigate = useNavigate();
  const toCalendar = () => void navigate('/dashboard', { replace: true });

  if (calendars?.length === 0) return <Navigate to="/dashboard" replace />;
  if (!shown && error) {
    return (
      <PageProblem
        title="We couldn’t load your family"
        text={errorMessage(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!shown) return <PageWait>Loading family settings...</PageWait>;
  if (!shown.isOwner) return <AccessDenied />;
  const { family, members, me } = shown;
  return (
    <SettingsPage title="Family Settings">
      <FamilyCard family={family} members={members} />
      <InvitePanel family={family} />
      <FamilyMembers familyId={family.id} members={members} />
      <RenameFamily key={family.name} family={family} />
      <PlanCard family={family} members={members} meId={me.id} />
      <ExportCalendar familyId={family.id} />
      <HandOver
        family={family}
        members={members}
        onDone={() => void closeLayers().then(toCalendar)}
      />
      <DangerZone family={family} onDeleted={() => void showNextCalendar().then(toCalendar)} />
    </SettingsPage>
  );
}

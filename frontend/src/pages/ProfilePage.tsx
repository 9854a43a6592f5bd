import { Button } from '../ui/Button';
import { useGetCalendarsQuery } from '../api/calendarsApi';
import { useGetMeQuery } from '../api/meApi';
import { rememberSignedIn } from '../features/auth/sessionHint';
import { useLogOut } from '../features/auth/useLogOut';
import { MyCalendars } from '../features/family/MyCalendars';
import { CalendarPreferences } from '../features/profile/CalendarPreferences';
import { AppearanceChoice } from '../features/profile/AppearanceChoice';
import { ContactDetails } from '../features/profile/ContactDetails';
import { DeleteAccount } from '../features/profile/DeleteAccount';
import { ImportantDates } from '../features/profile/ImportantDates';
import { LoggedInDevices } from '../features/profile/LoggedInDevices';
import { OwnData } from '../features/profile/OwnData';
import { PasswordChange } from '../features/profile/PasswordChange';
import { PersonalInformation } from '../features/profile/PersonalInformation';
import { PageTitle } from '../product/PageTitle';
import { PageWait } from '../product/PageWait';
import { SettingsPage } from '../product/SettingsPage';
import { SettingsSection } from '../product/SettingsSection';

/** Loads the landing page anew, so that nothing of the account stays in memory. */
function leaveForGood() {
  rememberSignedIn(false);
  window.location.assign('/');
}

export function ProfilePage() {
  const { data: user } = useGetMeQuery();
  const { data: calendars } = useGetCalendarsQuery();
  const { logOut } = useLogOut();

  if (!user) return <PageWait>Loading your profile...</PageWait>;
  return (
    <>
      <PageTitle title="Profile Settings" hidden />
      <SettingsPage
        title="Profile Settings"
        actions={<Button onClick={() => void logOut()}>Log Out</Button>}
      >
        <PersonalInformation user={user} />
        <ContactDetails user={user} />
        <ImportantDates user={user} />
        {calendars && calendars.length > 0 && (
          <SettingsSection title="Your Calendars">
            <MyCalendars calendars={calendars} />
          </SettingsSection>
        )}
        <CalendarPreferences />
        <AppearanceChoice />
        <PasswordChange />
        <LoggedInDevices />
        <OwnData />
        <DeleteAccount onDeleted={leaveForGood} />
      </SettingsPage>
    </>
  );
}

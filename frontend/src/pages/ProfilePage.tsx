import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useGetCalendarsQuery } from '../api/calendarsApi';
import { useGetMeQuery } from '../api/meApi';
import { rememberSignedIn } from '../features/auth/sessionHint';
import { useLogOut } from '../features/auth/useLogOut';
import { MyCalendars } from '../features/family/MyCalendars';
import { AppearanceChoice } from '../features/profile/AppearanceChoice';
import { ContactDetails } from '../features/profile/ContactDetails';
import { DeleteAccount } from '../features/profile/DeleteAccount';
import { ImportantDates } from '../features/profile/ImportantDates';
import { LoggedInDevices } from '../features/profile/LoggedInDevices';
import { OwnData } from '../features/profile/OwnData';
import { PasswordChange } from '../features/profile/PasswordChange';
import { PersonalInformation } from '../features/profile/PersonalInformation';
import { ProfileSection } from '../features/profile/ProfileSection';
import { LineIcon } from '../ui/LineIcon';
import { PageTitle } from '../ui/PageTitle';
import { PageWait } from '../ui/PageWait';
import '../features/profile/profile.css';

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
    <div className="kd-profile">
      <PageTitle title="Profile Settings" hidden />
      <header className="kd-profile__bar">
        <Link to="/dashboard" className="kd-profile__back">
          <LineIcon name="back" size={20} />
          Back to Calendar
        </Link>
        <Button variant="outlined" onClick={() => void logOut()}>
          Log Out
        </Button>
      </header>
      <main>
        <h1>Profile Settings</h1>
        <div className="kd-profile__sections">
          <PersonalInformation user={user} />
          <ContactDetails user={user} />
          <ImportantDates user={user} />
          {calendars && calendars.length > 0 && (
            <ProfileSection title="Your Calendars">
              <MyCalendars calendars={calendars} />
            </ProfileSection>
          )}
          <AppearanceChoice />
          <PasswordChange />
          <LoggedInDevices />
          <OwnData />
          <DeleteAccount onDeleted={leaveForGood} />
        </div>
      </main>
    </div>
  );
}

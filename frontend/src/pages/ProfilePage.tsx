import { PAGES } from '@kinday/contracts/pages';
import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import { useGetCalendarsQuery } from '../api/calendarsApi';
import { useGetMeQuery } from '../api/meApi';
import { leaveDevice } from '../features/auth/leaveDevice';
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
import { forgetDevice } from '../sync/forgetDevice';
import { PageTitle } from '../product/PageTitle';
import { PageWait } from '../product/PageWait';
import { SettingsPage } from '../product/SettingsPage';
import { SettingsSection } from '../product/SettingsSection';
import { OtherCalendarsWay } from './OtherCalendarsWay';
import * as productMessages from '../product/messages';
import * as messages from './messages';

export function ProfilePage() {
  const { data: user } = useGetMeQuery();
  const { data: calendars } = useGetCalendarsQuery();
  const { logOut } = useLogOut();

  if (!user) return <PageWait>{messages.loadingYourProfile}</PageWait>;
  return (
    <>
      <PageTitle title={messages.profileSettings} hidden />
      <SettingsPage
        title={messages.profileSettings}
        actions={<Button onClick={logOut}>{productMessages.logOut}</Button>}
      >
        <PersonalInformation user={user} />
        <ContactDetails user={user} />
        <ImportantDates user={user} />
        {calendars && calendars.length > 0 && (
          <SettingsSection title={messages.yourCalendars}>
            <MyCalendars calendars={calendars} />
          </SettingsSection>
        )}
        <SettingsSection title={productMessages.reminders} lead={messages.remindersMean}>
          <ButtonLink look="outlined" to={PAGES.reminders}>
            {messages.setReminders}
          </ButtonLink>
        </SettingsSection>
        {calendars && calendars.length > 0 && <OtherCalendarsWay />}
        <CalendarPreferences />
        <AppearanceChoice />
        <PasswordChange />
        <LoggedInDevices />
        <OwnData />
        <DeleteAccount onDeleted={() => void leaveDevice(forgetDevice, '/')} />
      </SettingsPage>
    </>
  );
}

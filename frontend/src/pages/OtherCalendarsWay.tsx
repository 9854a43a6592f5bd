import { PAGES } from '@kinday/contracts/pages';
import { SettingsSection } from '../product/SettingsSection';
import { ButtonLink } from '../ui/ButtonLink';
import * as productMessages from '../product/messages';
import * as messages from './messages';

/** The way to what comes in from other calendars and goes out to them. */
export function OtherCalendarsWay() {
  return (
    <SettingsSection title={productMessages.otherCalendars} lead={messages.otherCalendarsMean}>
      <ButtonLink look="outlined" to={PAGES.otherCalendars}>
        {messages.setOtherCalendars}
      </ButtonLink>
    </SettingsSection>
  );
}

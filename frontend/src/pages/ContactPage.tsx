import { EntryLinks } from '../features/auth/EntryLinks';
import { ContactChannel } from '../features/info/ContactChannel';
import { CONTACT_DETAILS } from '../features/info/contactDetails';
import { PageTitle } from '../product/PageTitle';
import { ReadingPage } from '../product/ReadingPage';
import * as productMessages from '../product/messages';
import * as messages from './messages';
import '../features/info/contact.css';
import '../ui/button.css';

const WRITE_INSTEAD = messages.notAvailable(CONTACT_DETAILS.supportEmail);

export function ContactPage() {
  return (
    <ReadingPage
      title={messages.talkToUs}
      lead={messages.talkToUsLead}
      actions={<EntryLinks />}
      wide
    >
      <PageTitle title={productMessages.contact} description={messages.contactPage} />
      <div className="kd-contact-channels">
        <ContactChannel
          icon="mail"
          title={messages.emailSupport}
          text={messages.aroundTheClock}
          action={CONTACT_DETAILS.supportEmail}
          url={`mailto:${CONTACT_DETAILS.supportEmail}`}
          unavailable=""
        />
        <ContactChannel
          icon="chat"
          title={messages.liveChat}
          text={messages.chatHours}
          action={messages.startLiveChat}
          url={CONTACT_DETAILS.liveChatUrl}
          unavailable={WRITE_INSTEAD}
        />
        <ContactChannel
          icon="tutorial"
          title={messages.helpCenter}
          text={messages.helpCenterMeans}
          action={messages.visitHelpCenter}
          url={CONTACT_DETAILS.helpCenterUrl}
          unavailable={WRITE_INSTEAD}
        />
      </div>
      <section className="kd-reading__section">
        <h2>{messages.supportHours}</h2>
        <p>{messages.emailHours}</p>
        <p>{messages.liveChatHours}</p>
      </section>
      <section className="kd-reading__section">
        <h2>{messages.generalInquiries}</h2>
        <p>
          {messages.anythingElse(
            <a href={`mailto:${CONTACT_DETAILS.inquiriesEmail}`}>
              {CONTACT_DETAILS.inquiriesEmail}
            </a>,
          )}
        </p>
      </section>
    </ReadingPage>
  );
}

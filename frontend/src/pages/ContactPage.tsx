import { EntryLinks } from '../features/auth/EntryLinks';
import { ContactChannel } from '../features/info/ContactChannel';
import { CONTACT_DETAILS } from '../features/info/contactDetails';
import { PageTitle } from '../product/PageTitle';
import { ReadingPage } from '../product/ReadingPage';
import '../features/info/contact.css';
import '../ui/button.css';

const WRITE_INSTEAD = `Not available on this server yet. Please write to ${CONTACT_DETAILS.supportEmail}.`;

export function ContactPage() {
  return (
    <ReadingPage
      title="Talk to us"
      lead="Something broken, missing or unclear? We’d rather hear it."
      actions={<EntryLinks />}
      wide
    >
      <PageTitle title="Contact" description="How to reach the people behind Kinday Calendar." />
      <div className="kd-contact-channels">
        <ContactChannel
          icon="mail"
          title="Email support"
          text="Around the clock. Answered within 24 hours."
          action={CONTACT_DETAILS.supportEmail}
          url={`mailto:${CONTACT_DETAILS.supportEmail}`}
          unavailable=""
        />
        <ContactChannel
          icon="chat"
          title="Live chat"
          text="Monday to Friday, 9am-6pm EST."
          action="Start Live Chat"
          url={CONTACT_DETAILS.liveChatUrl}
          unavailable={WRITE_INSTEAD}
        />
        <ContactChannel
          icon="tutorial"
          title="Help center"
          text="Answers to what people ask most."
          action="Visit Help Center"
          url={CONTACT_DETAILS.helpCenterUrl}
          unavailable={WRITE_INSTEAD}
        />
      </div>
      <section className="kd-reading__section">
        <h2>Support hours</h2>
        <p>Email: 24/7, answered within 24 hours.</p>
        <p>Live chat: Monday to Friday, 9am-6pm EST.</p>
      </section>
      <section className="kd-reading__section">
        <h2>General inquiries</h2>
        <p>
          For anything else, write to{' '}
          <a href={`mailto:${CONTACT_DETAILS.inquiriesEmail}`}>{CONTACT_DETAILS.inquiriesEmail}</a>.
        </p>
      </section>
    </ReadingPage>
  );
}

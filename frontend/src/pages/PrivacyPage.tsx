import { EntryLinks } from '../features/auth/EntryLinks';
import { CONTACT_DETAILS } from '../features/info/contactDetails';
import { PRIVACY_SECTIONS } from '../features/info/privacyMessages';
import { PageTitle } from '../product/PageTitle';
import { ReadingPage } from '../product/ReadingPage';
import * as productMessages from '../product/messages';
import * as messages from './messages';

export function PrivacyPage() {
  return (
    <ReadingPage
      title={productMessages.privacy}
      lead={messages.privacyLead}
      actions={<EntryLinks />}
    >
      <PageTitle title={productMessages.privacy} description={messages.privacyPage} />
      {PRIVACY_SECTIONS.map(({ heading, points }) => (
        <section key={heading} className="kd-reading__section">
          <h2>{heading}</h2>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
      <section className="kd-reading__section">
        <h2>{productMessages.contact}</h2>
        <p>
          {messages.questionsAboutData(
            <a href={`mailto:${CONTACT_DETAILS.supportEmail}`}>{CONTACT_DETAILS.supportEmail}</a>,
          )}
        </p>
      </section>
      <p className="kd-reading__note kd-reading__end">{messages.lastUpdatedOctober2025}</p>
    </ReadingPage>
  );
}

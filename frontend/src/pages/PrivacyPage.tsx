import { EntryLinks } from '../features/auth/EntryLinks';
import { CONTACT_DETAILS } from '../features/info/contactDetails';
import { PRIVACY_SECTIONS } from '../features/info/privacyMessages';
import { PageTitle } from '../product/PageTitle';
import { ReadingPage } from '../product/ReadingPage';

export function PrivacyPage() {
  return (
    <ReadingPage
      title="Privacy"
      lead="What we know about you, what for, and how to make us forget it."
      actions={<EntryLinks />}
    >
      <PageTitle
        title="Privacy"
        description="What Kinday Calendar keeps about you, what for, who sees it, and how to delete it."
      />
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
        <h2>Contact</h2>
        <p>
          Questions about your data go to{' '}
          <a href={`mailto:${CONTACT_DETAILS.supportEmail}`}>{CONTACT_DETAILS.supportEmail}</a>.
        </p>
      </section>
      <p className="kd-reading__note kd-reading__end">Last updated October 2025</p>
    </ReadingPage>
  );
}

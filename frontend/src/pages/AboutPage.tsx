import { EntryLinks } from '../features/auth/EntryLinks';
import { ButtonLink } from '../ui/ButtonLink';
import { PageTitle } from '../product/PageTitle';
import { ReadingPage } from '../product/ReadingPage';
import * as productMessages from '../product/messages';
import * as messages from './messages';

const VALUES = [
  [messages.plain, messages.plainMeans],
  [messages.fair, messages.fairMeans],
  [messages.isPrivate, messages.privateMeans],
  [messages.forEveryone, messages.forEveryoneMeans],
] as const;

export function AboutPage() {
  return (
    <ReadingPage title={messages.aboutTitle} lead={messages.aboutLead} actions={<EntryLinks />}>
      <PageTitle title={productMessages.about} description={messages.aboutPage} />
      <section className="kd-reading__section">
        <h2>{messages.ourMission}</h2>
        <p>{messages.mission}</p>
      </section>
      <section className="kd-reading__section">
        <h2>{messages.ourVision}</h2>
        <p>{messages.vision}</p>
      </section>
      <section className="kd-reading__section">
        <h2>{messages.ourValues}</h2>
        <ul>
          {VALUES.map(([name, text]) => (
            <li key={name}>
              <strong>{name}.</strong> {text}
            </li>
          ))}
        </ul>
      </section>
      <section className="kd-reading__section">
        <h2>{messages.ourStory}</h2>
        <p>{messages.story}</p>
      </section>
      <p className="kd-reading__end">
        <ButtonLink to="/signup" size="large">
          {messages.joinKinday}
        </ButtonLink>
      </p>
    </ReadingPage>
  );
}

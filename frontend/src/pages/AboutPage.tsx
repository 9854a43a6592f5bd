import { EntryLinks } from '../features/auth/EntryLinks';
import { ButtonLink } from '../ui/ButtonLink';
import { PageTitle } from '../product/PageTitle';
import { ReadingPage } from '../product/ReadingPage';

const VALUES = [
  [
    'Plain',
    'A calendar anybody in the family can use, from the seven-year-old to the grandmother.',
  ],
  ['Fair', 'Everybody sees the same. Nobody’s change is lost because somebody else was faster.'],
  ['Private', 'What a family plans is the family’s business, and nobody else’s.'],
  [
    'For everyone',
    'It works by touch, by mouse, by keyboard and by ear, in the light and in the dark.',
  ],
] as const;

export function AboutPage() {
  return (
    <ReadingPage
      title="The calendar on the fridge, for families with more than one fridge"
      lead="Kinday is a shared calendar and nothing else. No feed, no points, no ads."
      actions={<EntryLinks />}
    >
      <PageTitle
        title="About"
        description="Why Kinday Calendar exists: one plain, private calendar the whole family shares."
      />
      <section className="kd-reading__section">
        <h2>Our mission</h2>
        <p>
          To make sure that whoever needs to know about Saturday knows about Saturday, without
          anybody having to be the family’s secretary.
        </p>
      </section>
      <section className="kd-reading__section">
        <h2>Our vision</h2>
        <p>
          Every home has one place to look, and it is right. Parents, children, grandparents and the
          second household see the same page at the same moment.
        </p>
      </section>
      <section className="kd-reading__section">
        <h2>Our values</h2>
        <ul>
          {VALUES.map(([name, text]) => (
            <li key={name}>
              <strong>{name}.</strong> {text}
            </li>
          ))}
        </ul>
      </section>
      <section className="kd-reading__section">
        <h2>Our story</h2>
        <p>
          The paper calendar on the fridge has three virtues: everybody passes it, everybody writes
          on it, and everybody’s handwriting is their own. It has one fault: it stays at home.
          Kinday keeps the three and mends the one. The big numerals, the colors in place of
          handwriting, the two rings at the top: they all come from there.
        </p>
      </section>
      <p className="kd-reading__end">
        <ButtonLink to="/signup" size="large">
          Join Kinday
        </ButtonLink>
      </p>
    </ReadingPage>
  );
}

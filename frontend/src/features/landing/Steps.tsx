import './steps.css';

const STEPS = [
  ['Create the calendar', 'Sign up and give it your family’s name. It takes a minute.'],
  ['Invite your family', 'Send them the code. They sign up, type it, and pick a color.'],
  ['Share events', 'Tap a day, say what’s on. Everybody sees it at once.'],
] as const;

/** How to begin, in three steps. */
export function Steps() {
  return (
    <section className="kd-landing-section" aria-labelledby="steps">
      <h2 id="steps">Up on the fridge in three steps</h2>
      <ol className="kd-steps">
        {STEPS.map(([title, text], index) => (
          <li key={title}>
            <span className="kd-steps__number" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

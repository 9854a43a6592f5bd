import * as messages from './messages';
import './steps.css';

/** How to begin, in three steps. */
export function Steps() {
  return (
    <section className="kd-landing-section" aria-labelledby="steps">
      <h2 id="steps">{messages.threeSteps}</h2>
      <ol className="kd-steps">
        {messages.steps.map(([title, text], index) => (
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

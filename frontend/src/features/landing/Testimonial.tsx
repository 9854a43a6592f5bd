import { Avatar } from '../../product/Avatar';
import { SAMPLE_FAMILY } from './sampleFamily';
import './testimonial.css';

/** What a user could say; marked as an example, because nobody said it. */
export function Testimonial() {
  return (
    <figure className="kd-testimonial">
      <blockquote>
        “The group chat is for jokes again. Who drives whom is on the calendar.”
      </blockquote>
      <figcaption>
        <Avatar {...SAMPLE_FAMILY.ana} size={40} />
        <span>
          Ana, keeps the Riveras’ calendar
          <small>An example: the Riveras are our made-up family.</small>
        </span>
      </figcaption>
    </figure>
  );
}

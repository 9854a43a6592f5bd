import { Avatar } from '../../product/Avatar';
import { SAMPLE_FAMILY } from './sampleFamily';
import * as messages from './messages';
import './testimonial.css';

/** What a user could say; marked as an example, because nobody said it. */
export function Testimonial() {
  return (
    <figure className="kd-testimonial">
      <blockquote>{messages.testimonial}</blockquote>
      <figcaption>
        <Avatar {...SAMPLE_FAMILY.ana} size={40} />
        <span>
          {messages.whoSaysIt}
          <small>{messages.madeUpFamily}</small>
        </span>
      </figcaption>
    </figure>
  );
}

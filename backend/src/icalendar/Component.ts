import type { ContentLine } from './ContentLineReader.js';

/** An object of a calendar file, such as an event, with what stands in it. */
export interface Component {
  /** In capitals: `VEVENT`. */
  name: string;
  /** Where it begins, the first line of the file being 1. */
  line: number;
  lines: ContentLine[];
  components: Component[];
  /** Whether lines of it were passed over, as there are more than a person's calendar has. */
  isTooLong: boolean;
}

import { Caller } from '../Caller.mjs';
import { SUBJECTS } from '../writes/subjects.mjs';

/** Some calendars on one server: what stands on one side of a comparison. */
export class Side {
  #caller;
  #families;
  #turn = 0;

  /**
   * @param {string} url of the server
   * @param {import('../crowd.mjs').CrowdPerson[]} crowd family by family, each with two people at least
   */
  constructor(url, crowd) {
    this.#caller = new Caller(url);
    const families = new Map(crowd.map(({ familyId }) => [familyId, []]));
    for (const person of crowd) {
      const member = { ...SUBJECTS.kinday.member(person, url), userId: person.userId };
      families.get(person.familyId).push(member);
    }
    this.#families = [...families.values()];
  }

  /** The people of another calendar each time. @returns {import('./calls.mjs').People} */
  next() {
    // A step that shares no factor with their number leads through all of them.
    const [owner, ...members] = this.#families[(this.#turn * 7919) % this.#families.length];
    const member = members[this.#turn % members.length];
    this.#turn += 1;
    return { caller: this.#caller, owner, member };
  }

  close() {
    this.#caller.close();
  }
}

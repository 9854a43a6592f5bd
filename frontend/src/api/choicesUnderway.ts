/**
 * Choices that are shown before they are answered. A read that the server answered before one of them
 * lacks it, also when it arrives after the answer to the choice.
 */
export function choicesUnderway<Choice>() {
  const underway = new Set<Choice>();
  /** For each read under way what it may lack, the last choice last. */
  const lackedBy = new Set<Set<Choice>>();
  return {
    /** Holds a choice until it is answered; one that is refused is lacked by nothing. */
    hold(choice: Choice, answered: Promise<unknown>): void {
      underway.add(choice);
      for (const lacked of lackedBy) lacked.add(choice);
      const end = () => underway.delete(choice);
      answered.then(end, () => {
        end();
        for (const lacked of lackedBy) lacked.delete(choice);
      });
    },
    /** Makes a read. @returns its answer, and the choices that it may lack */
    async read<Answer>(ask: () => Answer): Promise<[Awaited<Answer>, Choice[]]> {
      const lacked = new Set(underway);
      lackedBy.add(lacked);
      try {
        const answer = await ask();
        return [answer, [...lacked]];
      } finally {
        lackedBy.delete(lacked);
      }
    },
  };
}

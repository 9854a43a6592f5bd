const PATIENCE_MS = 30_000;

/** What is waited for, looked at whenever something has happened. */
export class Conditions {
  #waiting: (() => void)[] = [];

  /** Something has happened. */
  check(): void {
    this.#waiting.forEach((check) => check());
  }

  /**
   * Waits until something holds.
   * @param what says what did not come true in time, and how things are instead
   */
  until(holds: () => boolean, what: () => string): Promise<void> {
    return new Promise((resolve, reject) => {
      const check = () => {
        if (!holds()) return;
        clearTimeout(timer);
        this.#waiting = this.#waiting.filter((each) => each !== check);
        resolve();
      };
      const timer = setTimeout(
        () => reject(new Error(`Waited in vain for ${what()}`)),
        PATIENCE_MS,
      );
      this.#waiting.push(check);
      check();
    });
  }
}

/** Takes back one own change. */
export type UndoStep = () => Promise<void>;

const MOST_KEPT = 50;
let steps: UndoStep[] = [];

/**
 * Remembers, while a change is still being written, how to take it back: whoever undoes at once means
 * this one and not the one before. Answers with what was written and the step; a refused write leaves
 * nothing to take back and rejects.
 */
export async function rememberWrite<T>(
  write: Promise<T>,
  takeBack: (written: T) => Promise<void>,
): Promise<{ written: T; step: UndoStep }> {
  // A refusal is told by whoever wrote.
  const step = () => write.then(takeBack, () => undefined);
  steps = [...steps.slice(1 - MOST_KEPT), step];
  try {
    return { written: await write, step };
  } catch (error) {
    steps = steps.filter((other) => other !== step);
    throw error;
  }
}

/** Takes one change back, if that has not been done yet. */
export async function undoStep(step: UndoStep | undefined): Promise<void> {
  if (!step || !steps.includes(step)) return;
  steps = steps.filter((other) => other !== step);
  await step();
}

/** Takes the last change back. */
export async function undoLastStep(): Promise<void> {
  await undoStep(steps.at(-1));
}

/** Another calendar is shown: its changes are not these. */
export function forgetSteps(): void {
  steps = [];
}

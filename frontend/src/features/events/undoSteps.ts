/** Takes back one own change, the first time it is asked to. */
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
  let isDone = false;
  const step = async () => {
    if (isDone) return;
    isDone = true;
    forget(step);
    // A refusal is told by whoever wrote.
    await write.then(takeBack, () => undefined);
  };
  steps = [...steps.slice(1 - MOST_KEPT), step];
  try {
    return { written: await write, step };
  } catch (error) {
    forget(step);
    throw error;
  }
}

function forget(step: UndoStep): void {
  steps = steps.filter((other) => other !== step);
}

/** Takes the last change back. */
export async function undoLastStep(): Promise<void> {
  await steps.at(-1)?.();
}

/** Another calendar is shown: its last change is none of these. What offers one keeps its step. */
export function forgetSteps(): void {
  steps = [];
}

/** Takes back one own change. */
export type UndoStep = () => Promise<void>;

const MOST_KEPT = 50;
let steps: UndoStep[] = [];

/** Remembers how to take a change back; returns the step. */
export function rememberStep(step: UndoStep): UndoStep {
  steps = [...steps.slice(1 - MOST_KEPT), step];
  return step;
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

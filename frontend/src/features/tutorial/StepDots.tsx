import { TUTORIAL_STEPS } from './tutorialSteps';

/** How far the tour is; every dot leads to its step. */
export function StepDots({ place, onPlace }: { place: number; onPlace: (place: number) => void }) {
  return (
    <div className="kd-tutorial__dots" role="group" aria-label="Steps">
      {TUTORIAL_STEPS.map(({ title }, step) => (
        <button
          key={title}
          type="button"
          aria-label={`Step ${step + 1} of ${TUTORIAL_STEPS.length}, ${title}`}
          aria-current={step === place ? 'step' : undefined}
          onClick={() => onPlace(step)}
        />
      ))}
    </div>
  );
}

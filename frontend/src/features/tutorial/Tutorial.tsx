import { Modal } from '../../ui/Modal';
import { useMediaQuery } from '../../ui/useMediaQuery';
import type { Member } from '@kinday/contracts/member';
import { useId, useState, type CSSProperties } from 'react';
import { IconAction } from '../../ui/IconAction';
import { Button } from '../../ui/Button';
import { FocusedHeading } from '../../ui/FocusedHeading';
import { besideBox, CARD_WIDTH } from './besideBox';
import { TutorialPicture } from './TutorialPicture';
import { TUTORIAL_STEPS } from './tutorialSteps';
import { useTargetRect } from './useTargetRect';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';
import './tutorial.css';

const CARD = { '--kd-tutorial-width': `${CARD_WIDTH}px` } as CSSProperties;

interface TutorialProps {
  members: readonly Member[];
  onClose: () => void;
}

/** The tour through the calendar, step by step. */
export function Tutorial({ members, onClose }: TutorialProps) {
  const [place, setPlace] = useState(0);
  const titleId = useId();
  const hasSpotlight = useMediaQuery('(width >= 900px)');
  const step = TUTORIAL_STEPS[place];
  const box = useTargetRect(hasSpotlight ? (step?.target ?? null) : null);
  if (!step) return null;
  const isFirst = place === 0;
  const isLast = place === TUTORIAL_STEPS.length - 1;
  return (
    <Modal onClose={onClose} hideBackdrop={box !== null}>
      <div className="kd-tutorial" style={CARD}>
        {box && <div className="kd-tutorial__spotlight" style={box} />}
        <div
          className={`kd-tutorial__card${box ? '' : ' kd-tutorial__card--alone'}`}
          role="dialog"
          aria-modal="true"
          aria-labelledby={titleId}
          style={box ? besideBox(box) : undefined}
        >
          <div className="kd-tutorial__top">
            <span>{`${place + 1}/${TUTORIAL_STEPS.length}`}</span>
            {isFirst ? (
              <Button look="text" size="small" onClick={onClose}>
                {messages.skipTour}
              </Button>
            ) : (
              <IconAction icon="close" label={uiMessages.close} size="small" onClick={onClose} />
            )}
          </div>
          <TutorialPicture picture={step.picture} members={members} />
          <FocusedHeading key={place} id={titleId} className="kd-tutorial__title">
            {step.title}
          </FocusedHeading>
          <p className="kd-tutorial__text">{step.text}</p>
          <StepDots place={place} onPlace={setPlace} />
          <div className="kd-tutorial__nav">
            <Button disabled={isFirst} onClick={() => setPlace(place - 1)}>
              {messages.previous}
            </Button>
            <Button look="filled" onClick={() => (isLast ? onClose() : setPlace(place + 1))}>
              {isLast ? messages.finishTour : messages.next}
            </Button>
          </div>
        </div>
      </div>
    </Modal>
  );
}

/** How far the tour is; every dot leads to its step. */
function StepDots({ place, onPlace }: { place: number; onPlace: (place: number) => void }) {
  return (
    <div className="kd-tutorial__dots" role="group" aria-label={messages.steps}>
      {TUTORIAL_STEPS.map(({ title }, step) => (
        <button
          key={title}
          type="button"
          aria-label={messages.stepOf(step + 1, TUTORIAL_STEPS.length, title)}
          aria-current={step === place ? 'step' : undefined}
          onClick={() => onPlace(step)}
        />
      ))}
    </div>
  );
}

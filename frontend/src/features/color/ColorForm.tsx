import { DEFAULT_COLOR, hexColorSchema } from '@kinday/contracts/color';
import { closestRelative } from '@kinday/contracts/colorDistance';
import type { Member } from '@kinday/contracts/member';
import type { CurrentUser } from '@kinday/contracts/user';
import type { SubmitEvent } from 'react';
import { asApiError, errorMessage } from '../../api/apiError';
import { useSetColorMutation } from '../../api/meApi';
import { Avatar } from '../../product/Avatar';
import { clockText } from '@kinday/contracts/clockText';
import { SwatchGroup } from '../../product/color/SwatchGroup';
import { EventSample } from '../../product/EventSample';
import { useClock } from '../../sync/usePreferences';
import { BusyButton } from '../../ui/BusyButton';
import { TextInput } from '../../ui/TextInput';
import { useToast } from '../../ui/toast/useToast';
import { errorOf, useFieldErrors } from '../../ui/useFieldErrors';
import { useColorChoice } from './useColorChoice';
import * as productMessages from '../../product/messages';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';
import './color.css';

interface ColorFormProps {
  user: CurrentUser;
  /** The others on the user's calendar, as far as they are known. */
  relatives: readonly Member[];
  onSaved: () => void;
}

/** Choosing one's own colour: a swatch, the picker or a hex text, always the same colour. */
export function ColorForm({ user, relatives, onSaved }: ColorFormProps) {
  const { color, text, choose, type } = useColorChoice(user.color ?? DEFAULT_COLOR);
  const [save, { isLoading }] = useSetColorMutation();
  const { errors, formRef, show, clear } = useFieldErrors(['color']);
  const toast = useToast();
  const alike = closestRelative(color, relatives)?.name;

  function choosePreset(next: string) {
    choose(next);
    clear('color');
  }

  async function submit(submission: SubmitEvent) {
    submission.preventDefault();
    if (isLoading || show({ color: errorOf(hexColorSchema, text) })) return;
    const { error } = await save({ color });
    if (!error) {
      toast({
        title: messages.colorSaved,
        description: messages.colorSet,
      });
      return onSaved();
    }
    show(asApiError(error).fields);
    toast({
      variant: 'destructive',
      title: messages.failedToSaveColor,
      description: errorMessage(error) || uiMessages.pleaseTryAgain,
    });
  }

  return (
    <form ref={formRef} noValidate onSubmit={(submission) => void submit(submission)}>
      <SwatchGroup value={color} onChange={choosePreset} />
      <div className="kd-color-own">
        <label className="kd-color-picker">
          <span>{messages.anyColor}</span>
          <input
            type="color"
            value={color.toLowerCase()}
            onChange={(event) => choosePreset(event.target.value)}
          />
        </label>
        <TextInput
          label={messages.hex}
          name="color"
          autoComplete="off"
          value={text}
          error={errors.color}
          onChange={(next) => {
            type(next);
            clear('color');
          }}
          inputProps={{ maxLength: 7, spellCheck: false }}
        />
      </div>
      <ColorPreview name={user.name} color={color} />
      <p role="status" className="kd-color-alike">
        {alike && messages.looksLike(alike)}
      </p>
      <BusyButton type="submit" size="large" wide busy={isLoading} busyLabel={uiMessages.saving}>
        {messages.continueToCalendar}
      </BusyButton>
    </form>
  );
}

/** How the calendar would show somebody's events in a colour. */
function ColorPreview({ name, color }: { name: string; color: string }) {
  const clock = useClock();
  return (
    <section className="kd-color-preview" aria-label={messages.preview}>
      <div className="kd-color-preview__who">
        <Avatar name={name} color={color} />
        <span>{name}</span>
      </div>
      <EventSample
        name={name}
        color={color}
        time={productMessages.allDay}
        title={messages.familyPicnic}
      />
      <EventSample
        name={name}
        color={color}
        time={clockText('16:30', clock)}
        title={messages.soccerPractice}
      />
    </section>
  );
}

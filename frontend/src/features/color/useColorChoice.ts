import { hexColorSchema } from '@kinday/contracts/color';
import { useState } from 'react';

const HEX_SO_FAR = /^#[0-9A-Fa-f]{0,6}$/;

/** A colour in two forms that stay in sync: the colour itself, and the hex text as typed so far. */
export function useColorChoice(initial: string) {
  const [text, setText] = useState(initial);
  const [color, setColor] = useState(initial);

  function choose(next: string) {
    setColor(next.toUpperCase());
    setText(next.toUpperCase());
  }

  /** Takes a # followed by up to 6 hex digits; ignores anything else. */
  function type(next: string) {
    if (!HEX_SO_FAR.test(next)) return;
    setText(next);
    if (hexColorSchema.safeParse(next).success) setColor(next);
  }

  return { color, text, choose, type };
}

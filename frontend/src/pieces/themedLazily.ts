import type { ComponentType } from 'react';
import { lazily } from './lazily';

/**
 * A component of a chunk of its own that is made of MUI, by its exported name. MUI and its theme
 * come along: what stands before it is called for does without.
 */
export function themedLazily<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) {
  return lazily('piece', async () => {
    const [pieces, { themed }] = await Promise.all([load(), import('../theme/Themed')]);
    return { piece: themed(pieces[name]) };
  });
}

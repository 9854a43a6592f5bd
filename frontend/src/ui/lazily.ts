import { lazy, type ComponentType } from 'react';

/** A component of a chunk of its own, by its exported name. */
export function lazily<Name extends string, Props>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) {
  return lazy(async () => ({ default: (await load())[name] }));
}

import { createElement, Fragment, type ReactNode } from 'react';

/** A sentence with elements in it: sentence`Where should ${title} go?`. */
export function sentence(words: TemplateStringsArray, ...parts: ReactNode[]): ReactNode {
  const all = words.flatMap((text, at) => (at < parts.length ? [text, parts[at]] : [text]));
  return createElement(Fragment, null, ...all);
}

import { StandardSchemaValidationPipe } from '@nestjs/common';
import { badRequest } from './problem.js';
import * as messages from './messages.js';

interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

const GENERIC = messages.invalidInput;
const NOT_UNDERSTOOD = messages.notUnderstood;

function pathOf(issue: Issue): string {
  return (issue.path ?? [])
    .map((part) => String(typeof part === 'object' ? part.key : part))
    .join('.');
}

/** Parses what a route declares by contract schema; the first fault is the sentence, all are fields. */
export const inputPipe = new StandardSchemaValidationPipe({
  exceptionFactory: (issues: readonly Issue[]) => {
    const fields: Record<string, string> = {};
    for (const issue of issues) {
      const message = issue.message === GENERIC ? NOT_UNDERSTOOD : issue.message;
      const path = pathOf(issue);
      if (path) fields[path] ??= message;
    }
    const first = issues[0]?.message ?? GENERIC;
    return badRequest('invalid_input', first === GENERIC ? NOT_UNDERSTOOD : first, fields);
  },
});

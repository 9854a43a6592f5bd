import path from 'node:path';

const flat = (/** @type {string} */ name) => name.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase();

/** @param {import('estree').Pattern} pattern */
const namesIn = (pattern) =>
  pattern.type === 'ObjectPattern'
    ? pattern.properties.map((property) => (property.type === 'Property' ? property.key.name : ''))
    : [pattern.name];

/**
 * An ESLint rule: a file that exports one thing is named after it. A file that exports several, of
 * which some may be types, is named after what they have in common, which no rule can check.
 * @type {import('eslint').Rule.RuleModule}
 */
export const namedAfterExport = {
  meta: {
    type: 'problem',
    messages: { otherName: 'This file exports {{name}} alone: name the file after it.' },
    schema: [],
  },
  create: (context) => ({
    Program: ({ body }) => {
      const names = body.flatMap((statement) => {
        if (statement.type !== 'ExportNamedDeclaration') return [];
        const { declaration } = statement;
        if (declaration?.type === 'VariableDeclaration') {
          return declaration.declarations.flatMap(({ id }) => namesIn(id));
        }
        return declaration?.id ? [declaration.id.name] : [];
      });
      const [file = ''] = path.basename(context.filename).split(/[.](?:testing[.])?tsx?$/);
      const [name = ''] = names;
      if (names.length === 1 && flat(name) !== flat(file)) {
        context.report({ loc: { line: 1, column: 0 }, messageId: 'otherName', data: { name } });
      }
    },
  }),
};

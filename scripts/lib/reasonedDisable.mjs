/**
 * An ESLint rule: whoever switches a rule off says why, after `--` in the same comment.
 * @type {import('eslint').Rule.RuleModule}
 */
export const reasonedDisable = {
  meta: {
    type: 'problem',
    messages: { unreasoned: 'Say why, after "--", or follow the rule.' },
    schema: [],
  },
  create: (context) => ({
    Program: () => {
      for (const comment of context.sourceCode.getAllComments()) {
        const isDisable = /^\s*eslint-disable/.test(comment.value);
        if (isDisable && !/ -- \S/.test(comment.value) && comment.loc) {
          context.report({ loc: comment.loc, messageId: 'unreasoned' });
        }
      }
    },
  }),
};

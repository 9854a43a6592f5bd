/** Attributes whose every letter is read or heard. */
const READ = /^(aria-(label|description|roledescription|valuetext)|alt|label|placeholder|title)$/;
/** Attributes that programs read. */
const CODE = /class|^(data-.+|d|height|href|id|key|rel|style|to|viewBox|width)$/i;
/** Stands for what a template is given. */
const VALUE = '\uFFFC';
/** A word with a capital letter, two words, or a word beside a value. */
const WORDS = /^\P{L}*\p{Lu}\p{Ll}|\p{L}[,.:;!?…’]* +[\p{L}\uFFFC]|\uFFFC[,.:;!?…’]* +\p{L}/u;
/** Selectors, media queries, class names, patterns, and names of keys. */
const NO_WORDS =
  /[[\]{}<>=\\]|\uFFFCpx|^[.(:]|\bkd-|^(Mod|Shift)\+|^(Arrow\w+|Backspace|Delete|End|Enter|Escape|Home|Page\w+|Tab)$/;

/** @param {any} node What it says, or undefined. */
function saidBy(node) {
  if (node.type === 'TemplateLiteral') {
    return node.quasis.map((/** @type {any} */ part) => part.value.cooked).join(VALUE);
  }
  return typeof node.value === 'string' ? node.value : undefined;
}

/** @param {any} node The outermost expression that may become what it is, or begins or ends with it. */
function outermost(node) {
  const { parent } = node;
  const isSum = parent.type === 'BinaryExpression' && parent.operator === '+';
  const isChoice =
    parent.type === 'LogicalExpression' ||
    (parent.type === 'ConditionalExpression' && parent.test !== node);
  return isChoice || isSum || /^TS(As|Satisfies)Expression$/.test(parent.type)
    ? outermost(parent)
    : node;
}

/** Whether only programs read what stands there. @param {any} node */
function isForPrograms({ parent, ...node }) {
  const callee = parent.callee?.name ?? '';
  if (/^(Import|Export|TS|SwitchCase|TaggedTemplate)/.test(parent.type)) return true;
  if (parent.type === 'BinaryExpression') return true;
  if (parent.type === 'AssignmentExpression') return parent.left.object?.property?.name === 'style';
  if (parent.type === 'NewExpression') return /(Error|Event|RegExp)$/.test(callee);
  if (parent.type === 'CallExpression') {
    return parent.callee.type === 'Super' || /azily$/.test(callee);
  }
  return parent.type === 'Property' && parent.key.range === node.range;
}

/** @param {any} node What an attribute or an element has: `"Save"`, `{isNew ? 'Add' : 'Save'}`. */
function attributeOf({ parent }) {
  const holder = parent.type === 'JSXExpressionContainer' ? parent.parent : parent;
  if (holder.type === 'JSXAttribute') return String(holder.name.name);
  return parent.type === 'JSXExpressionContainer' ? 'children' : undefined;
}

/**
 * An ESLint rule: what people read stands in a file of messages. Of elements it sees every letter; of
 * other code what looks like words.
 *
 * With `only`, it looks at nothing but what calls and properties of these names are given.
 * @type {import('eslint').Rule.RuleModule}
 */
export const wordsInMessages = {
  meta: {
    type: 'problem',
    messages: { elsewhere: 'People read this: let it stand in messages.ts.' },
    schema: [
      {
        type: 'object',
        properties: {
          ignore: { type: 'array', items: { type: 'string' } },
          only: { type: 'array', items: { type: 'string' } },
        },
        additionalProperties: false,
      },
    ],
  },
  create: (context) => {
    const { ignore = [], only } = context.options[0] ?? {};

    const isWords = (/** @type {string} */ text) =>
      WORDS.test(text) && !NO_WORDS.test(text) && !ignore.includes(text);

    /** @param {any} node @param {string} text */
    function isRead(node, text) {
      const given = outermost(node);
      if (only) {
        const { callee, key } = given.parent;
        return only.includes(callee?.name ?? key?.name) && isWords(text);
      }
      const attribute = attributeOf(given);
      if (attribute === 'children' || (attribute && READ.test(attribute))) return true;
      if (attribute && CODE.test(attribute)) return false;
      return !isForPrograms(given) && isWords(text);
    }

    /** @param {any} node */
    function check(node) {
      const text = saidBy(node);
      if (text && /\p{L}/u.test(text) && isRead(node, text)) {
        context.report({ node, messageId: 'elsewhere' });
      }
    }

    return {
      JSXText: (/** @type {any} */ node) => {
        if (/\p{L}/u.test(node.value)) context.report({ node, messageId: 'elsewhere' });
      },
      Literal: check,
      TemplateLiteral: check,
    };
  },
};

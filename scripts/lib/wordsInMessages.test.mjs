import { RuleTester } from 'eslint';
import { parser } from 'typescript-eslint';
import { wordsInMessages } from './wordsInMessages.mjs';

const tester = new RuleTester({
  languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
});

/** @param {number} count */
const found = (count) => Array.from({ length: count }, () => ({ messageId: 'elsewhere' }));

/** @param {string[]} codes */
const each = (codes, errors = found(1)) => codes.map((code) => ({ code, errors }));

tester.run('what people read stands in a file of messages', wordsInMessages, {
  valid: [
    '<Button label={messages.save}>{messages.save}</Button>',
    '<p className="kd-day kd-day--today" data-part="a day" rel="noopener noreferrer" id="first day" />',
    '<span>· {count} %</span>',
    `<p className={'kd-day ' + look} style={{ width: size + 'px' }} key={id + ' day'} />`,
    `<p>{first + ' – ' + last}</p>`,
    `throw new Error(name + ' has no hours');`,
    `import { longDay } from 'a folder/Day';`,
    `const kind: 'All Day' = day;`,
    `if (key === 'Escape now') stop();`,
    `const found = page.querySelector('.kd-day [role="row"]');`,
    `const still = matchMedia('(prefers-reduced-motion: reduce)');`,
    `throw new TypeError('A day has no hours.');`,
    `class Missing extends Error { constructor() { super('The code is missing'); } }`,
    'ghost.style.transform = `${place} rotate(1deg)`;',
    `const Page = lazily('AboutPage', load);`,
    `const names = { 'Game night': 1, weekday: 'monday', keys: ['ArrowUp', 'Enter'] };`,
    { code: `invalidates(['Account'])`, options: [{ ignore: ['Account'] }] },
    { code: `log('Mail was sent')`, options: [{ only: ['notFound'] }] },
    { code: `notFound('no_such_event', messages.gone)`, options: [{ only: ['notFound'] }] },
  ],
  invalid: [
    ...each([
      '<p>members</p>',
      '<p>{isNew && "new"}</p>',
      '<p>{`${count} members`}</p>',
      '<Field label="name" />',
      '<Field hint="Any name" />',
      '<Field hint={full ? `${count} of 80` : undefined} />',
      `toast({ title: 'Saved' });`,
      `announce('Event moved');`,
      'announce(`${name} was moved`);',
      `const label = isAllDay || 'All Day';`,
      `return_(name + ' was moved');`,
      `<p>{count + ' events'}</p>`,
      `<p>{'in ' + month + year}</p>`,
      `<p>{isNew && count + ' new'}</p>`,
      `<Field label={count + ' left'} />`,
    ]),
    ...each([`<p>{isNew ? 'add' : 'save'}</p>`], found(2)),
    ...each([`<p>Where should <b>{title}</b> go?</p>`], found(2)),
    {
      code: `notFound('no_such_event', 'This is gone'); check({ error: 'Invalid time' });`,
      options: [{ only: ['notFound', 'error'] }],
      errors: found(2),
    },
  ],
});

// npm run compat: the built pages use nothing that a browser README promises does not have, by the data
// of MDN. What they do without is named below.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parse } from 'acorn';
import { simple } from 'acorn-walk';
import postcss from 'postcss';
import { inRoot } from './lib/root.mjs';

/** README names them. */
const PROMISED = { chrome: '125', edge: '125', firefox: '126', safari: '17.4', safari_ios: '17.4' };

/** What pages do without where it is not there: what would be nicer, and no more. */
const NICER = new Set([
  // No mouse, no pointer.
  ...['pointer', 'progress', 'default', 'grab', 'grabbing', 'copy', 'ns-resize'].map(
    (name) => `cursor: ${name}`,
  ),
  ...['resize', 'resize: none'],
  // Lines break where they break.
  ...['text-wrap: balance', 'text-wrap: pretty', 'text-size-adjust'],
  // Scroll bars are seen; what comes in above moves what is read.
  ...['scrollbar-width', 'scrollbar-width: none', 'overflow-anchor', 'overflow-anchor: none'],
  // Choices look as the system draws them.
  ...['appearance: base-select', ':picker', ':picker-icon', ':checkmark'],
  // Paper has the margins and breaks of the browser.
  ...['@page', 'size', 'break-after: avoid', 'print-color-adjust: exact'],
  // The library of the live connection asks for it.
  'WebTransport',
]);
/** Members of our own and of libraries that are called as newer ones of the language are. */
const OURS = new Set(
  ['error', 'escape', 'adopt', 'drop', 'move', 'take', 'pause', 'use', 'grow'].map(
    (name) => `.${name}`,
  ),
);

/** @type {any} */
const data = createRequire(import.meta.url)('@mdn/browser-compat-data');
/** @type {Map<string, string>} by the feature, the browsers that lack it */
const lacking = new Map();
/** @type {Map<string, any[]>} by the name of a member, all of the language that are called so */
const members = new Map();
for (const owner of Object.values(data.javascript.builtins)) {
  for (const [name, member] of Object.entries(owner)) {
    members.set(name, [...(members.get(name) ?? []), member]);
  }
}

/** @param {string} one @param {string} other */
function isLater(one, other) {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  return a[0] === b[0] ? (a[1] ?? 0) > (b[1] ?? 0) : a[0] > b[0];
}

/** @param {any} feature Which of the promised browsers lack it. */
function lackOf(feature) {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return Object.entries(PROMISED)
    .filter(([browser, promised]) => {
      const statements = [support[browser] ?? []].flat();
      return !statements.some(({ version_added: added, version_removed: removed, flags }) => {
        if (typeof added !== 'string' || flags) return false;
        if (removed && !isLater(removed, promised)) return false;
        return added !== 'preview' && !isLater(added.replace('≤', ''), promised);
      });
    })
    .map(([browser, promised]) => `${browser} ${promised}`);
}

/** @param {string} name @param {any} feature @param {string} file */
function check(name, feature, file) {
  const browsers = lackOf(feature);
  if (browsers.length > 0 && !NICER.has(name) && !OURS.has(name)) {
    lacking.set(name, `${browsers.join(', ')} (${file})`);
  }
}

/** @param {string} file @param {string} text */
function checkSheet(file, text) {
  const sheet = postcss.parse(text);
  sheet.walkAtRules(({ name }) => check(`@${name}`, data.css['at-rules'][name], file));
  sheet.walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(/::?([a-z][\w-]*)/g)) {
      check(`:${name}`, data.css.selectors[name ?? ''], file);
    }
  });
  sheet.walkDecls(({ prop, value }) => {
    const property = data.css.properties[prop];
    // Prefixed ones stand beside their names.
    if (/^-/.test(prop) && !prop.startsWith('--')) return;
    check(prop, property, file);
    for (const [word] of value.matchAll(/([a-z][\w-]*)(\()?/g)) {
      const name = word.replace('(', '');
      if (word.endsWith('(')) check(`${name}()`, data.css.types[name], file);
      else if (name !== '__compat') check(`${prop}: ${name}`, property?.[name], file);
    }
  });
}

/** @param {string} file @param {string} text */
function checkScript(file, text) {
  simple(parse(text, { ecmaVersion: 'latest', sourceType: 'module' }), {
    Identifier: ({ name }) => checkGlobal(name, file),
    CallExpression: ({ callee }) => {
      if (callee.type !== 'MemberExpression' || callee.computed) return;
      const { object, property } = callee;
      if (property.type !== 'Identifier') return;
      const { name } = property;
      if (object.type === 'Identifier') {
        const owner = data.api[object.name] ?? data.javascript.builtins[object.name];
        check(`${object.name}.${name}`, owner?.[`${name}_static`] ?? owner?.[name], file);
      }
      // Whose member it is a script does not say: it is too new if it is with all who have one.
      const all = members.get(name) ?? [];
      const known = all.filter((member) => member?.__compat);
      if (known.length > 0 && known.every((member) => lackOf(member).length > 0)) {
        check(`.${name}`, known[0], file);
      }
    },
  });
}

/** @param {string} name @param {string} file */
function checkGlobal(name, file) {
  if (!/^[A-Z]\w{3,}$/.test(name)) return;
  check(name, data.api[name] ?? data.javascript.builtins[name], file);
}

const folder = inRoot('frontend/dist');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
let count = 0;
for (const file of files) {
  const isSheet = file.endsWith('.css');
  if (!isSheet && !file.endsWith('.js')) continue;
  const text = readFileSync(path.join(folder, file), 'utf8');
  if (isSheet) checkSheet(file, text);
  else checkScript(file, text);
  count += 1;
}
for (const [name, where] of lacking) console.error(`${name} is not in ${where}`);
console.log(`${count} files, ${lacking.size} features that a promised browser lacks`);
process.exitCode = lacking.size > 0 || count === 0 ? 1 : 0;

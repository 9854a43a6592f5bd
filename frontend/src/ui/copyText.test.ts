import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { copyText } from './copyText';

/** What the browser of a page on plain http copies: what is selected, where it is selected. */
let copied: { text: string; within: Element | null } | null = null;

beforeEach(() => {
  copied = null;
  Object.defineProperty(document, 'execCommand', {
    configurable: true,
    value: () => {
      const area = document.activeElement as HTMLTextAreaElement;
      copied = { text: area.value, within: area.parentElement };
      return true;
    },
  });
});
afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(document, 'execCommand');
});

test.each(['dialog', 'alertdialog', 'menu'])(
  'on plain http a text is copied within a %s, and what had the focus has it again',
  async (role) => {
    document.body.innerHTML = `<div role="${role}"><button>Copy</button></div>`;
    const button = document.querySelector('button')!;
    button.focus();
    await expect(copyText('https://kinday.example')).resolves.toBe(true);
    expect(copied).toEqual({ text: 'https://kinday.example', within: button.parentElement });
    expect(document.activeElement).toBe(button);
    expect(document.querySelector('textarea')).toBeNull();
  },
);

test('where nothing has the focus the text is copied all the same', async () => {
  await expect(copyText('a')).resolves.toBe(true);
  expect(copied).toEqual({ text: 'a', within: document.body });
});

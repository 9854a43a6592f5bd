import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { pageTarget } from './focusTargets';

// jsdom lays nothing out: everything is shown.
beforeEach(() => {
  Element.prototype.checkVisibility = () => true;
});
afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
});

test.each(['dialog', 'alertdialog'])('a lost focus stays within an open %s', (role) => {
  document.body.innerHTML = `<h1>Calendar</h1><div class="MuiModal-root"><div role="${role}"><button>OK</button></div></div>`;
  expect(pageTarget()).toBe(document.querySelector('button'));
});

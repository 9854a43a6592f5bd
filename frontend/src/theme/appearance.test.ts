import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { BRAND, PRODUCT_NAME } from '@kinday/contracts/product';
import { APPEARANCE_KEY, SCHEME_ATTRIBUTE } from './appearance';
import { lightTokens } from './tokens';

const publicFile = (name: string) => readFileSync(`frontend/public/${name}`, 'utf8');

test('what runs before the first paint reads and writes the same names as the app', () => {
  const script = publicFile('appearance.js');
  expect(script).toContain(`localStorage.getItem('${APPEARANCE_KEY}')`);
  expect(script).toContain(`setAttribute('${SCHEME_ATTRIBUTE}'`);
  expect(script).toContain(`attributeFilter: ['${SCHEME_ATTRIBUTE}']`);
  expect(readFileSync('frontend/index.html', 'utf8')).toContain(`${SCHEME_ATTRIBUTE}="light"`);
});

test('the installed app starts in the palette’s colors and bears the product’s name', () => {
  expect(JSON.parse(publicFile('manifest.webmanifest'))).toMatchObject({
    name: PRODUCT_NAME,
    short_name: BRAND,
    background_color: lightTokens.canvas,
    theme_color: lightTokens.primary,
  });
});

test('the documents bear the product’s name', () => {
  const page = readFileSync('frontend/index.html', 'utf8');
  expect(page).toContain(`<title>${PRODUCT_NAME}</title>`);
  expect(page).toContain(`property="og:site_name" content="${PRODUCT_NAME}"`);
});

import { expect, test } from '@jest/globals';
import { usualClock } from './usualClock.js';

const ENGLISH = ['en', 'en-US', 'en-CA', 'en-AU', 'en-NZ', 'en-IN', 'en-GB', 'en-IE', 'en-ZA'];
const HALVES = ['el-GR', 'es-US', 'fil-PH', 'hi-IN', 'ko-KR', 'ta-IN', 'zh-TW'];
const WHOLE = [
  'cs-CZ',
  'de',
  'de-CH',
  'es-ES',
  'fr-CA',
  'fr-FR',
  'it',
  'nl-BE',
  'pl',
  'pt-BR',
  'tr',
  'zh-CN',
];

test.each([...ENGLISH, ...HALVES, ...WHOLE])(
  'hours in %s are written as people there do',
  (language) => {
    const { hourCycle } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions();
    expect(usualClock(language)).toBe(hourCycle === 'h12' ? '12h' : '24h');
  },
);

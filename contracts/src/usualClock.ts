import type { Clock } from './preferences.js';

/** Languages, and languages of a country, in which hours are said in halves of the day (CLDR). */
const IN_HALVES = new RegExp(
  [
    '^(?:sq|am|bn|el|fil|gu|hi|kn|km|ko|ml|mr|ms|pa|ta|te|ur)\\b',
    '^ar(?!-(?:DZ|MA|TN))\\b',
    '^en(?:$|-(?:US|CA|AU|NZ|IN|SG|PH|HK|MY)\\b)',
    '^es-(?:US|419|MX|AR|CO|VE|CL|PE)\\b',
    '^zh-(?:TW|HK|Hant)\\b',
  ].join('|'),
  'i',
);

/**
 * How hours are written for somebody who has not chosen. Written out: asking `Intl` costs a phone
 * 20–150 ms of its first screen.
 * @param language a BCP 47 tag, as `navigator.language`
 */
export function usualClock(language: string): Clock {
  return IN_HALVES.test(language) ? '12h' : '24h';
}

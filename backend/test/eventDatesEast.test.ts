/**
 * @jest-environment ./jest/zonedEnvironment.mjs
 * @jest-environment-options {"timeZone": "Pacific/Kiritimati"}
 */
import { testEventDates } from './support/eventDates.js';

testEventDates('Pacific/Kiritimati');

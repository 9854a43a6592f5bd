/**
 * @jest-environment ./jest/zonedEnvironment.mjs
 * @jest-environment-options {"timeZone": "Pacific/Kiritimati"}
 */
import { testEventDates } from './support/testEventDates.js';

testEventDates('Pacific/Kiritimati');

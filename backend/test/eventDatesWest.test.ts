/**
 * @jest-environment ./jest/zonedEnvironment.mjs
 * @jest-environment-options {"timeZone": "America/Los_Angeles"}
 */
import { testEventDates } from './support/testEventDates.js';

testEventDates('America/Los_Angeles');

/** LONG=1: tests of chance take their time and try far more often. */
export const isLong = process.env.LONG === '1';

// The server with a clock that is an hour ahead, for tests of several nodes.
const HOUR_MS = 3_600_000;
const RealDate = Date;

class SkewedDate extends RealDate {
  constructor(...parts: [] | [number | string]) {
    if (parts.length === 0) super(SkewedDate.now());
    else super(...parts);
  }

  static override now(): number {
    return RealDate.now() + HOUR_MS;
  }
}

globalThis.Date = SkewedDate as DateConstructor;
await import('../../src/main.js');

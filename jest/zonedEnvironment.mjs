import { TestEnvironment } from 'jest-environment-node';

/** Runs a test file with the clock of one time zone: a test's own `process.env` is only a copy. */
export default class ZonedEnvironment extends TestEnvironment {
  #before = process.env.TZ;

  /**
   * @param {import('@jest/environment').JestEnvironmentConfig} config
   * @param {import('@jest/environment').EnvironmentContext} context
   */
  constructor(config, context) {
    super(config, context);
    process.env.TZ = String(config.projectConfig.testEnvironmentOptions.timeZone);
  }

  async teardown() {
    if (this.#before === undefined) delete process.env.TZ;
    else process.env.TZ = this.#before;
    await super.teardown();
  }
}

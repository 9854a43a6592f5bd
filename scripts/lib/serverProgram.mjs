/**
 * What runs the built application; docker/Dockerfile says the same. With room for 32 MB of young
 * objects instead of 16, more of those of a request are gone before V8 looks through them
 * (docs/performance.md).
 */
export const SERVER_PROGRAM = ['--max-semi-space-size=32', 'backend/dist/main.js'];

// node --import: runs our TypeScript sources as they are, for tests that need a process of their own.
import { register } from 'node:module';

register('./typescriptHooks.mjs', import.meta.url);

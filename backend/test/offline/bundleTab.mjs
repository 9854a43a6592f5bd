// node bundleTab.mjs: prints the code of a page without a screen as one script, which gives `tab`.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const input = fileURLToPath(new URL('../../../frontend/src/tab.testing.ts', import.meta.url));

const { output } = await build({
  configFile: false,
  logLevel: 'error',
  root: fileURLToPath(new URL('../../../frontend', import.meta.url)),
  publicDir: false,
  build: {
    write: false,
    minify: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input,
      preserveEntrySignatures: 'strict',
      output: { format: 'iife', name: 'tab', codeSplitting: false },
    },
  },
});
process.stdout.write(output[0].code);

import { fileURLToPath } from 'node:url';
import { paletteStylesheet } from '../../frontend/vite/paletteStylesheet.ts';

export default {
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [paletteStylesheet()],
  // All grids by the same React.
  resolve: { dedupe: ['react', 'react-dom'] },
  logLevel: 'warn',
  build: { target: 'baseline-widely-available', chunkSizeWarningLimit: 2_000 },
};

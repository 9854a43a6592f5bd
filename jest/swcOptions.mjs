/**
 * TypeScript for swc as the compiler settings have it: decorators with metadata for Nest, React
 * without an import.
 * @type {import('@swc/core').Options}
 */
export const swcOptions = {
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
  },
};

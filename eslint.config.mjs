import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { namedAfterExport } from './scripts/lib/namedAfterExport.mjs';
import { reasonedDisable } from './scripts/lib/reasonedDisable.mjs';
import { wordsConfig } from './scripts/lib/wordsConfig.mjs';
import { wordsInMessages } from './scripts/lib/wordsInMessages.mjs';

const TESTS = [
  '**/*.test.ts',
  '**/*.test.tsx',
  'backend/test/**',
  'embedded-postgres/test/**',
  'e2e/**',
];
const CONFIGS = [
  '**/*.config.mjs',
  '.dependency-cruiser.mjs',
  '**/*.config.ts',
  '**/*.d.ts',
  'jest/**',
  'backend/test/support/global*.mjs',
];

const DISHONEST_TESTS = [
  {
    selector:
      'MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(skip|only|todo|fixme|failing)$/]',
    message: 'Every test runs, always.',
  },
  {
    selector:
      'MemberExpression[object.property.name="describe"][property.name=/^(skip|only|fixme)$/]',
    message: 'Every test runs, always.',
  },
  {
    selector: 'CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]',
    message: 'Every test runs, always.',
  },
  {
    selector:
      'MemberExpression[property.name=/^(toBeDefined|toMatchSnapshot|toMatchInlineSnapshot)$/]',
    message: 'Say what the value must be.',
  },
  {
    selector: 'MemberExpression[property.name="waitForTimeout"]',
    message: 'Await the condition, not the clock.',
  },
];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '.cache/**',
      '.data/**',
      'frontend/public/**',
      'test-results/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      // One program of all projects, whose types are checked once; a worker's world is another.
      parserOptions: {
        project: ['./tsconfig.lint.json', './frontend/src/worker/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': 'allow-with-description' },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-deprecated': 'error',
      '@typescript-eslint/no-dynamic-delete': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      // For augmenting the interfaces of a library.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      '@typescript-eslint/no-misused-spread': 'error',
      '@typescript-eslint/no-mixed-enums': 'error',
      '@typescript-eslint/no-unnecessary-boolean-literal-compare': 'error',
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/no-useless-constructor': 'error',
      // What must return a promise may have nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/return-await': ['error', 'in-try-catch'],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allow: ['URLSearchParams'] },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['frontend/**/*.ts', 'frontend/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended],
    // React's and Redux' libraries declare as methods what never uses its object.
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    plugins: {
      kinday: {
        rules: {
          'reasoned-disable': reasonedDisable,
          'named-after-export': namedAfterExport,
          'words-in-messages': wordsInMessages,
        },
      },
    },
    rules: { eqeqeq: ['error', 'always'], 'kinday/reasoned-disable': 'error' },
  },
  {
    ignores: CONFIGS,
    rules: {
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
    },
  },
  {
    files: ['contracts/**/*.ts', 'backend/src/**/*.ts', 'frontend/**/*.ts', 'frontend/**/*.tsx'],
    // A migration is named after its day, a configuration as its tool asks, messages after who says them.
    ignores: ['**/*.test.*', '**/migrations/**', '**/{messages,*Messages}.ts', ...CONFIGS],
    rules: { 'kinday/named-after-export': 'error' },
  },
  ...wordsConfig,
  {
    files: ['e2e/**'],
    // How Playwright's fixtures say that they need no other.
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  { files: TESTS, rules: { 'no-restricted-syntax': ['error', ...DISHONEST_TESTS] } },
  {
    // Parts of them run in the page they measure.
    files: ['bench/**'],
    languageOptions: {
      globals: {
        MutationObserver: 'readonly',
        PerformanceObserver: 'readonly',
        document: 'readonly',
        requestAnimationFrame: 'readonly',
        window: 'readonly',
      },
    },
  },
  {
    files: ['**/*.mjs', 'bench/**'],
    languageOptions: {
      globals: {
        Buffer: 'readonly',
        URL: 'readonly',
        clearInterval: 'readonly',
        clearTimeout: 'readonly',
        console: 'readonly',
        crypto: 'readonly',
        fetch: 'readonly',
        performance: 'readonly',
        process: 'readonly',
        setInterval: 'readonly',
        setTimeout: 'readonly',
      },
    },
  },
);

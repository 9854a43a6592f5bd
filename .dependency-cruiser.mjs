// The import rules of ARCHITECTURE.md. scripts/imports.mjs runs them and checks that every file was seen.

const BACKEND_LAYERS = [
  'common',
  'icalendar',
  'database',
  'access',
  'auth',
  'sync',
  'plans',
  'membership',
  'notices',
];
const NOT_FEATURES = BACKEND_LAYERS.join('|');
const BACKEND_FEATURE = `^backend/src/(?!${NOT_FEATURES})([^/]+)/`;
const FRONTEND_LAYERS = ['kept', 'api', 'sync', 'features', 'pages'];
const TESTS = '[.]test[.]tsx?$';

/** No layer imports one above it. */
function upwards(workspace, layers, top) {
  return layers.map((layer, index) => {
    const above = [...layers.slice(index + 1).map((each) => `${each}/`), ...top];
    return forbid(
      `${workspace}: ${layer} imports nothing above it`,
      { path: `^${workspace}/src/${layer}/` },
      { path: `^${workspace}/src/(${above.join('|')})` },
    );
  });
}

/** @returns {import('dependency-cruiser').IForbiddenRuleType} */
function forbid(name, from, to) {
  return { name, severity: 'error', from: { pathNot: TESTS, ...from }, to };
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    // 1. contracts → zod, date-fns; the apps import @kinday/contracts/… and never each other.
    forbid(
      'contracts import zod and date-fns only',
      { path: '^contracts/src/' },
      { pathNot: ['^contracts/', '^node_modules/(zod|date-fns)/'] },
    ),
    forbid(
      'embedded-postgres imports pg only and knows nothing of the calendar',
      { path: '^embedded-postgres/src/' },
      { pathNot: ['^embedded-postgres/src/', '^node_modules/pg/'], dependencyTypesNot: ['core'] },
    ),
    forbid('backend never imports frontend', { path: '^backend/' }, { path: '^frontend/' }),
    forbid('frontend never imports backend', { path: '^frontend/' }, { path: '^backend/' }),
    forbid(
      'the apps import contracts and embedded-postgres by their package name',
      { path: '^(backend|frontend)/' },
      { path: '^(contracts|embedded-postgres)/src/' },
    ),

    // 2. Backend: common ← icalendar ← database ← access ← auth ← sync ← plans ← membership ← notices ← features ← app.module.
    ...upwards('backend', BACKEND_LAYERS, [`(?!${NOT_FEATURES})[^/]+/`, 'app[.]module', 'main']),
    forbid(
      'backend: a feature never imports a feature',
      { path: BACKEND_FEATURE },
      { path: BACKEND_FEATURE, pathNot: '^backend/src/$1/' },
    ),
    forbid(
      'backend: features do not know the app',
      { path: BACKEND_FEATURE },
      { path: '^backend/src/(app[.]module|main)' },
    ),

    // 3. typeorm only in repositories, database, access, sync, membership, auth's stores; socket.io only in sync.
    forbid(
      'backend: typeorm stays in repositories, database, access, sync and the stores of auth',
      {
        path: '^backend/src/',
        pathNot: [
          TESTS,
          '[.]repository[.]ts$',
          '^backend/src/(database|access|sync|membership)/',
          '^backend/src/auth/[^/]*[sS]tore[.]ts$',
        ],
      },
      { path: '^node_modules/typeorm/' },
    ),
    forbid(
      'backend: socket.io stays in sync',
      { path: '^backend/src/', pathNot: [TESTS, '^backend/src/sync/'] },
      { path: '^node_modules/(socket[.]io|@socket[.]io|@nestjs/platform-socket[.]io)/' },
    ),

    // 4. Frontend: contracts ← kept ← api ← sync ← features ← pages ← App; ui knows nothing of the product.
    ...upwards('frontend', FRONTEND_LAYERS, ['App', 'main', 'store']),
    forbid(
      'frontend: ui and theme know nothing of the product',
      { path: '^frontend/src/(ui|theme)/' },
      { path: ['^frontend/src/', '^contracts/'], pathNot: '^frontend/src/$1/' },
    ),
    forbid(
      'frontend: product is made of contracts and ui',
      { path: '^frontend/src/product/' },
      { path: '^frontend/src/', pathNot: '^frontend/src/(product|ui)/' },
    ),
    forbid(
      'frontend: pieces know the look, not what it shows',
      { path: '^frontend/src/pieces/' },
      { path: '^frontend/src/', pathNot: '^frontend/src/(pieces|release|product|ui|theme)/' },
    ),
    forbid(
      'frontend: release knows the browser alone',
      { path: '^frontend/src/release/' },
      { path: '^(frontend|contracts)/', pathNot: '^frontend/src/release/' },
    ),
    forbid(
      'frontend: kept, api and sync show nothing',
      { path: '^frontend/src/(kept|api|sync)/' },
      { path: '^frontend/src/(ui|theme|product)/' },
    ),
    forbid(
      'frontend: a feature never imports a feature',
      { path: '^frontend/src/features/([^/]+)/' },
      { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    ),
    forbid(
      'frontend: MUI stays in the overlays of ui and in theme',
      { path: '^frontend/src/', pathNot: '^frontend/src/(ui|theme)/' },
      { path: '^node_modules/(@mui|@emotion)/' },
    ),
    forbid(
      'frontend: socket.io-client stays in api',
      { path: '^frontend/src/', pathNot: [TESTS, '^frontend/src/api/'] },
      { path: '^node_modules/socket[.]io-client/' },
    ),
    forbid(
      'frontend: IndexedDB stays in kept',
      { path: '^frontend/src/', pathNot: [TESTS, '^frontend/src/kept/'] },
      { path: '^node_modules/idb/' },
    ),

    // 5. No cycles.
    forbid('no cycles', {}, { circular: true }),

    // A rule about an import that was not found would never speak up.
    forbid('every import is found', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^(contracts|embedded-postgres)/dist/'] },
    exclude: { path: '/dist/[^/]*[.]map$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.css'],
    },
  },
};

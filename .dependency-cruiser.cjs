/** The walls between the rooms (docs/architecture.md). */
const TEST = '\\.test\\.tsx?$|/test[A-Z][A-Za-z]*\\.ts$|^tests/|^bench/';

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      from: { path: '^contract/', pathNot: TEST },
      to: { path: '^(house|src|scenes|audio|tests|bench|scripts)/' },
    },
    {
      name: 'house-knows-contract-only',
      severity: 'error',
      from: { path: '^house/', pathNot: TEST },
      to: { path: '^(src|scenes|audio|tests|bench|scripts)/' },
    },
    {
      name: 'client-never-imports-house',
      severity: 'error',
      from: { path: '^(src|scenes|audio)/' },
      to: { path: '^(house|tests|bench|scripts)/' },
    },
    {
      name: 'scenes-only-through-the-stage',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/stage/|${TEST}` },
      to: { path: '^scenes/' },
    },
    {
      name: 'scenes-are-pure-pictures',
      comment: 'Scenes import pixi.js, gsap and the types of engine views.',
      severity: 'error',
      from: { path: '^scenes/', pathNot: TEST },
      to: { path: '^src/', pathNot: '^src/engine/' },
    },
    {
      name: 'scenes-no-react-no-net',
      severity: 'error',
      from: { path: '^scenes/' },
      to: { path: 'node_modules/(react|react-dom|@pixi/react|axios|graphql-ws|zustand)/' },
    },
    {
      name: 'engines-are-pure',
      severity: 'error',
      from: { path: '^src/engine/', pathNot: TEST },
      to: { pathNot: '^(src/engine|contract)/' },
    },
    {
      name: 'features-do-not-know-each-other',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'net-and-ui-below-features',
      severity: 'error',
      from: { path: '^src/(net|ui|state|i18n|engine|stage|table)/' },
      to: { path: '^src/(features|app)/' },
    },
    {
      name: 'tables-between-ui-and-features',
      comment: 'What the tables of round games share: pages use it, nothing below them does.',
      severity: 'error',
      from: { path: '^src/(net|ui|state|i18n|engine|stage)/' },
      to: { path: '^src/table/' },
    },
    {
      name: 'net-knows-no-ui',
      severity: 'error',
      from: { path: '^src/net/', pathNot: TEST },
      to: { path: '^src/(ui|state|i18n|stage)/|node_modules/react(-dom)?/' },
    },
    {
      name: 'no-dev-packages-at-run-time',
      severity: 'error',
      from: { path: '^(contract|house|src|scenes|audio)/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|svg|graphql|json)$|virtual:' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};

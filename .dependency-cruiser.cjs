/** The walls between the rooms (docs/architecture.md). */
const TEST = '\\.test\\.tsx?$|^house/testing/|/test[A-Z][A-Za-z]*\\.ts$|^tests/|^bench/';

/** What games share; every other folder of src/games is a game. */
const SHARED_BY_GAMES = 'engine|session|frame|chat|pools|solo|fairness|replay';
const GAME = `(?!(?:${SHARED_BY_GAMES})/)`;
/** What games and promotions are made of before anything is drawn of them. */
const ENGINE = '^src/(games/(engine|[^/]+/engine)|features/[^/]+/engine)/';

/**
 * The house's rooms from the ground up: each imports only what stands before it. `core` are the files that lie in it; what is
 * in no room (config, infrastructure, house, main) stands above all.
 */
const ROOMS_OF_THE_HOUSE = [
  ...[
    'core/[^/]+$',
    'core/db',
    'core/backup',
    'core/jobs',
    'core/secrets',
    'core/rateLimits',
    'core/bus',
    'core/http',
    'core/channel',
    'core/sandbox',
  ],
  ...['people/accounts', 'money/ledger', 'money/wallet', 'money/limits', 'site/uploads', 'site/site'],
  ...[
    'people/messages',
    'people/security',
    'people/signIn',
    'people/presence',
    'money/statement',
    'play/rounds',
    'play/bots',
  ],
  ...['site/catalogue', 'money/bonus', 'money/payments', 'play/wins', 'play/champions', 'play/freeSpins'],
  ...['people/players', 'play/games', 'play/solo', 'play/records', 'people/chat'],
  ...[
    'providers/links',
    'providers/wallet',
    'providers/calls',
    'providers/hub88',
    'providers/oneWallet',
    'providers/upkeep',
    'providers/launch',
    'providers/freeSpins',
    'providers/conformance',
    'providers/sandbox',
  ],
  ...['offers/engine', 'offers/[^/]+'],
];
const inRooms = (rooms) =>
  `^house/(${rooms.map((room) => (room.endsWith('$') ? room : `${room}/`)).join('|')})`;

module.exports = {
  forbidden: [
    ...ROOMS_OF_THE_HOUSE.map((room, i) => ({
      name: `only-down-from-${room.replace('/[^/]+$', '')}`,
      severity: 'error',
      from: { path: inRooms([room]), pathNot: TEST },
      to: { path: '^house/', pathNot: inRooms(ROOMS_OF_THE_HOUSE.slice(0, i + 1)) },
    })),
    {
      name: 'promotions-do-not-know-each-other',
      comment: "What two of them need is the engine's; a player's VIP level is for all of them to ask for.",
      severity: 'error',
      from: { path: '^house/offers/(?!engine/)([^/]+)/', pathNot: TEST },
      to: { path: '^house/offers/(?!engine/)[^/]+/', pathNot: '^house/offers/($1/|vip/level\\.ts$)' },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      from: { path: '^contract/', pathNot: TEST },
      to: { path: '^(house|src|scenes|slots|audio|tests|bench|scripts)/' },
    },
    {
      name: 'house-knows-contract-only',
      severity: 'error',
      from: { path: '^house/', pathNot: TEST },
      to: { path: '^(src|scenes|slots|audio|tests|bench|scripts)/' },
    },
    {
      name: 'client-never-imports-house',
      severity: 'error',
      from: { path: '^(src|scenes|audio)/' },
      to: { path: '^(house|slots|tests|bench|scripts)/' },
    },
    {
      name: 'slots-stand-alone',
      comment:
        "A slot of a sandbox provider runs in a frame, like any provider's game: it knows the contract and the scenes, not the site.",
      severity: 'error',
      from: { path: '^slots/', pathNot: TEST },
      to: { path: '^(house|src|tests|bench|scripts)/' },
    },
    {
      name: 'slot-game-through-the-picture',
      comment: "The bar and the session know the picture by its interface; scenes are the stage's.",
      severity: 'error',
      from: { path: '^slots/(game/|main)', pathNot: TEST },
      to: { path: '^scenes/' },
    },
    {
      name: 'slot-stage-knows-no-game',
      severity: 'error',
      from: { path: '^slots/(stage|looks)/', pathNot: TEST },
      to: { path: '^slots/game/' },
    },
    {
      name: 'scenes-only-through-the-stage',
      severity: 'error',
      comment: 'A game, and a promotion, names its own scene in its scene.ts.',
      from: {
        path: '^src/',
        pathNot: `^src/stage/|^src/(games|features)/[^/]+/scene\\.ts$|${TEST}`,
      },
      to: { path: '^scenes/' },
    },
    {
      name: 'scenes-are-pure-pictures',
      comment: 'Scenes import pixi.js, gsap and the types of engine views.',
      severity: 'error',
      from: { path: '^scenes/', pathNot: TEST },
      to: { path: '^src/', pathNot: ENGINE },
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
      from: { path: ENGINE, pathNot: TEST },
      to: { pathNot: `${ENGINE}|^contract/` },
    },
    {
      name: 'features-do-not-know-each-other',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'games-do-not-know-each-other',
      severity: 'error',
      from: { path: `^src/games/(${GAME}[^/]+)/` },
      to: { path: `^src/games/${GAME}[^/]+/`, pathNot: '^src/games/$1/' },
    },
    {
      name: 'what-games-share-knows-none',
      severity: 'error',
      from: { path: `^src/games/(${SHARED_BY_GAMES})/`, pathNot: TEST },
      to: { path: `^src/games/${GAME}[^/]+/` },
    },
    {
      name: 'games-are-known-by-their-list',
      comment: 'Pages and the site know the list of games and what is derived from it, no game.',
      severity: 'error',
      from: {
        path: '^src/(app|features)/|^src/main',
        pathNot: `^src/app/scenes/scene(Classes|Fixtures)\\.ts$|${TEST}`,
      },
      to: { path: `^src/games/${GAME}[^/]+/` },
    },
    {
      name: 'only-the-list-names-games',
      severity: 'error',
      from: { path: '^src/games/[^/]+$', pathNot: '^src/games/(games|gameParts)\\.ts$' },
      to: { path: `^src/games/${GAME}[^/]+/` },
    },
    {
      name: 'pages-above-what-they-share',
      comment: 'The generated list of claims names the claim of each promotion, which is in its folder.',
      severity: 'error',
      from: {
        path: '^src/(net|ui|i18n|shared|stage|games)/',
        pathNot: '^src/shared/promotions/claims\\.ts$',
      },
      to: { path: '^src/(features|app|gallery)/' },
    },
    {
      name: 'games-above-what-pages-share',
      severity: 'error',
      from: { path: '^src/(net|ui|i18n|shared|stage)/', pathNot: TEST },
      to: { path: '^src/games/', pathNot: ENGINE },
    },
    {
      name: 'ui-knows-no-domain',
      comment: 'The design system: what knows players, money or games is in src/shared.',
      severity: 'error',
      from: { path: '^src/(ui|i18n)/', pathNot: TEST },
      to: { path: '^src/(shared|stage|games)/' },
    },
    {
      name: 'net-knows-no-ui',
      severity: 'error',
      from: { path: '^src/net/', pathNot: TEST },
      to: { path: '^src/(ui|shared|i18n|stage|games)/|node_modules/react(-dom)?/' },
    },
    {
      name: 'no-dev-packages-at-run-time',
      severity: 'error',
      comment:
        '`npm start` builds with `dependencies` alone: what it builds with (scripts/bundle) needs no others either.',
      from: { path: '^(contract|house|src|scenes|slots|audio|scripts/bundle)/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'bundle-stands-apart-from-other-scripts',
      comment: 'The other scripts are for development, and import packages that only development has.',
      severity: 'error',
      from: { path: '^scripts/bundle/', pathNot: TEST },
      to: { path: '^scripts/(?!bundle/)' },
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

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import { imports, ROOT } from './writing.ts';

/**
 * Generates the lists of games, and of promotions' scenes, from their folders. A round game is a folder of contract/games whose
 * schema adds its key to `LiveGame`, a solo game one that adds it to `SoloGame`; `@listed` there is its position in all lists.
 */

const MARK =
  '// Generated from the folders of games by scripts/registries/games.ts (npm run codegen): not to be edited.';

/** The enums that games add their keys to. */
type Kindred = 'LiveGame' | 'SoloGame';

/** The keys of the games of a kind in list order. @throws when a schema adds a key other than its folder's */
function gamesOf(kind: Kindred): string[] {
  return folders('contract/games', 'schema.graphql')
    .flatMap((folder) => placeIn(`contract/games/${folder}/schema.graphql`, folder, kind) ?? [])
    .toSorted((a, b) => a.at - b.at)
    .map(({ key }) => key);
}

/** The list position of a schema's game, if it is of that kind. */
function placeIn(file: string, key: string, kind: Kindred): { key: string; at: number } | null {
  const { definitions } = parse(readFileSync(new URL(file, ROOT), 'utf8'));
  const [value] = definitions.flatMap((one) =>
    one.kind === Kind.ENUM_TYPE_EXTENSION && one.name.value === kind ? (one.values ?? []) : [],
  );
  if (!value) return null;
  const at = value.directives?.find(({ name }) => name.value === 'listed')?.arguments?.[0]?.value;
  if (value.name.value !== key || at?.kind !== Kind.INT) throw new Error(`${file} must list ${key}`);
  return { key, at: Number(at.value) };
}

/** The files of the channel's schema, in the folder `contract`. */
export function schemaFiles(): string[] {
  return [
    'channel.graphql',
    ...folders('contract', 'schema.graphql').map((area) => `${area}/schema.graphql`),
    ...inOrder(folders('contract/games', 'schema.graphql')).map((area) => `games/${area}/schema.graphql`),
  ];
}

/** The operations of the site, in the folder `contract`. */
function operationFiles(): string[] {
  return [
    'authOperations.graphql',
    ...folders('contract', 'operations.graphql').map((area) => `${area}/operations.graphql`),
    ...inOrder(folders('contract/games', 'operations.graphql')).map(
      (key) => `games/${key}/operations.graphql`,
    ),
  ];
}

/** Every list's text, by its path in the repository. */
export function gameLists(): Record<string, string> {
  const house = inOrder(folders('house/play/games', 'definition.ts'));
  const client = inOrder(folders('src/games', 'definition.ts'));
  const parts = inOrder(folders('src/games', 'parts.ts'));
  const marks = inOrder(folders('src/games', 'gallery.tsx'));
  const tested = inOrder(folders('house/play/games', 'testTable.ts'));
  const solo = inOrder(folders('house/play/solo', 'definition.ts'));
  const testedSolo = inOrder(folders('house/play/solo', 'testPlay.ts'));
  const hands = inOrder(folders('src/games', 'testHand.ts'));
  return {
    'contract/schemaFiles.ts': `${MARK}

/** The files of the channel's schema, in this folder: one schema in pieces, one a game. */
export const SCHEMA_FILES: readonly string[] = [
${lines(schemaFiles(), (file) => `  '${file}',`)}
];
`,
    'contract/siteDocuments.ts': `${MARK}

${imports(...operationFiles().map((file) => `import * as ${areaOf(file)} from './${file.replace(/graphql$/, 'ts')}';`))}

/** The documents that the site's own client asks with, as texts. */
export const SITE_DOCUMENTS: readonly string[] = [
${lines(operationFiles(), (file) => `  ${areaOf(file)},`)}
].flatMap((operations) => Object.values(operations).map(({ document }) => document));
`,
    'contract/games/roundGames.ts': `${MARK}

/** The round games there are, in the order in which they are listed: everybody at a table plays the same round. */
export const ROUND_GAMES = [
${lines(gamesOf('LiveGame'), (key) => `  '${key}',`)}
] as const;
export type RoundGameKey = (typeof ROUND_GAMES)[number];
`,
    'contract/games/soloGames.ts': `${MARK}

/** The solo games there are, in the order in which they are listed: a round belongs to one player and waits for them. */
export const SOLO_GAMES = [
${lines(gamesOf('SoloGame'), (key) => `  '${key}',`)}
] as const;
export type SoloGameKey = (typeof SOLO_GAMES)[number];
`,
    'house/play/games/definitions.ts': `${MARK}

${imports(
  "import type { RoundGameKey } from '../../../contract/games/roundGames.ts';",
  "import type { GameDefinition } from './definition.ts';",
  ...house.map((key) => `import { ${key}Definition } from './${key}/definition.ts';`),
)}

/** What the house knows of each game, in the catalogue's order; games.ts builds what plays them. */
export const DEFINITIONS = {
${lines(house, (key) => `  ${key}: ${key}Definition,`)}
} satisfies Record<RoundGameKey, GameDefinition<unknown>>;
`,
    'house/play/games/games.ts': `${MARK}

${imports(
  "import type { RoundGameKey } from '../../../contract/games/roundGames.ts';",
  "import type { GameFactory } from './gameModule.ts';",
  ...house.map((key) => `import { ${key}Module } from './${key}/module.ts';`),
)}

/** The round games there are; which of them a house plays is a setting. */
export const GAMES: Record<RoundGameKey, GameFactory> = {
${lines(house, (key) => `  ${key}: ${key}Module,`)}
};
`,
    'house/play/solo/definitions.ts': `${MARK}

${imports(
  "import type { SoloGameKey } from '../../../contract/games/soloGames.ts';",
  "import type { AnySolo } from './definition.ts';",
  ...solo.map((key) => `import { ${key}Definition } from './${key}/definition.ts';`),
)}

/** What the house knows of each solo game, in the catalogue's order. */
export const SOLO_DEFINITIONS: Record<SoloGameKey, AnySolo> = {
${lines(solo, (key) => `  ${key}: ${key}Definition,`)}
};
`,
    'house/testing/games/testTables.ts': `${MARK}

${imports(
  ...tested.map((key) => `import { ${constant(key)} } from '../../play/games/${key}/testTable.ts';`),
  "import type { TestedGame } from './testPool.ts';",
)}

/** The games whose one table is of pools, as tests play them, whatever their bets are like. */
export const TESTED_TABLES = {
${lines(tested, (key) => `  ${key}: ${constant(key)},`)}
} as unknown as Readonly<Record<string, TestedGame<unknown, unknown, object>>>;
`,
    'house/testing/solo/testedGames.ts': `${MARK}

${imports(
  "import type { SoloGameKey } from '../../../contract/games/soloGames.ts';",
  ...testedSolo.map((key) => `import { ${constant(key)} } from '../../play/solo/${key}/testPlay.ts';`),
  "import type { TestedSolo } from './testedGame.ts';",
)}

/** The solo games as tests play them. */
export const TESTED_SOLO: Readonly<Record<SoloGameKey, TestedSolo>> = {
${lines(testedSolo, (key) => `  ${key}: ${constant(key)},`)}
};
`,
    'tests/e2e/support/soloHands.ts': `${MARK}

${imports(
  ...hands.map((key) => `import { hand as ${key} } from '../../../src/games/${key}/testHand.ts';`),
  "import type { SoloHand } from './soloHand.ts';",
)}

/** How journeys play the solo games that are played step by step, in the order in which they are listed. */
export const SOLO_HANDS: Readonly<Record<string, SoloHand>> = {
${lines(hands, (key) => `  ${key},`)}
};
`,
    'src/games/games.ts': `${MARK}

${imports(...client.map((key) => `import { ${key}Definition } from './${key}/definition.ts';`))}

/** The games that are played here, in the order in which they are listed. */
export const GAMES = [
${lines(client, (key) => `  ${key}Definition,`)}
] as const;
`,
    'src/games/gameParts.ts': `${MARK}

/** What there is of each game beside its definition: a file of its own, fetched as the game is opened. */
export const PARTS = {
${lines(parts, (key) => `  ${key}: async () => (await import('./${key}/parts.ts')).default,`)}
} as const;
`,
    'src/app/scenes/sceneClasses.ts': sceneList(
      'SCENE_CLASSES',
      'scene',
      'How the code of each scene is had.',
    ),
    'src/app/scenes/sceneFixtures.ts': sceneList(
      'SCENE_FIXTURES',
      'fixtures',
      "How each scene's rounds are had that are kept as pictures and measured.",
    ),
    'src/gallery/gameMarks.ts': `${MARK}

${imports(...marks.map((key) => `import { ${key}Marks } from '../games/${key}/gallery.tsx';`))}

/** The games' own signs for what a round brought. */
export const GAME_MARKS = [
${lines(marks, (key) => `  ${key}Marks,`)}
];
`,
  };
}

/** A list of the exports with a given name from the scenes' files, of games and promotions. */
function sceneList(list: string, name: string, what: string): string {
  const scenes = [
    ...inOrder(folders('src/games', 'scene.ts')).map((key) => ({ key, path: `games/${key}` })),
    ...folders('src/features', 'scene.ts').map((key) => ({ key, path: `features/${key}` })),
  ];
  return `${MARK}

${imports(...scenes.map(({ key, path }) => `import { ${name} as ${key} } from '../../${path}/scene.ts';`))}

/** ${what} */
export const ${list} = {
${lines(
  scenes.map(({ key }) => key),
  (key) => `  ${key},`,
)}
} as const;
`;
}

/** The folders of an area that contain a file of that name. */
function folders(room: string, file: string): string[] {
  return readdirSync(new URL(room, ROOT))
    .filter((name) => existsSync(new URL(`${room}/${name}/${file}`, ROOT)))
    .toSorted();
}

/** Folders in the games' order, round games first, followed by those of no game. */
function inOrder(names: readonly string[]): string[] {
  const keys = [...gamesOf('LiveGame'), ...gamesOf('SoloGame')];
  return [...keys.filter((key) => names.includes(key)), ...names.filter((name) => !keys.includes(name))];
}

/** The folder of a file of operations. */
function areaOf(file: string): string {
  return file === 'authOperations.graphql' ? 'auth' : (file.split('/').at(-2) ?? '');
}

/** The exported constant of a game's testTable.ts or testPlay.ts. */
function constant(key: string): string {
  return `TESTED_${key.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`;
}

function lines(names: readonly string[], line: (name: string) => string): string {
  return names.map(line).join('\n');
}

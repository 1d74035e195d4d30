import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { generated } from '../scripts/codegen.ts';
import * as auth from './authOperations.ts';
import * as chat from './chat/operations.ts';
import * as fairness from './games/fairness/operations.ts';
import * as live from './games/live/operations.ts';
import { ROUND_GAMES } from './games/roundGames.ts';
import { SOLO_GAMES } from './games/soloGames.ts';
import type { Operation } from './operation.ts';
import * as promotions from './promotions/operations.ts';
import { SCHEMA_FILES } from './schemaFiles.ts';
import * as wallet from './wallet/operations.ts';

const OPERATIONS = import.meta.glob<Record<string, Operation<unknown>>>('./games/*/operations.ts', {
  eager: true,
});
/** Each game's expectations of the schema, from its own folder. */
const WIRES = import.meta.glob<{ ROUTES: string[]; VALUES?: Record<string, readonly string[]> }>(
  './games/*/testWire.ts',
  { eager: true },
);

const schema = buildSchema(SCHEMA_FILES.map((file) => readFileSync(`contract/${file}`, 'utf8')).join('\n'));
const keys = [...ROUND_GAMES, ...SOLO_GAMES];
const games = keys.map((game) => ({ game, ...WIRES[`./games/${game}/testWire.ts`] }));
const operations = [
  ...Object.entries(auth),
  ...Object.entries(chat),
  ...Object.entries(wallet),
  ...Object.entries(promotions),
  ...Object.entries(live),
  ...Object.entries(fairness),
  ...keys.flatMap((game) => Object.entries(OPERATIONS[`./games/${game}/operations.ts`] ?? {})),
];
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
const rootFields = roots.flatMap((root) => Object.values(root?.getFields() ?? {}));

it.each([...generated()])('%s equals the output of `npm run codegen`', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
});

describe('declared operations', () => {
  it.each(operations)('%s fits the schema and names its own root field', (_name, { document, field }) => {
    const parsed = parse(document);
    expect(validate(schema, parsed)).toEqual([]);
    const [definition] = parsed.definitions;
    const selections = definition?.kind === 'OperationDefinition' ? definition.selectionSet.selections : [];
    expect(selections.map((one) => one.kind === 'Field' && one.name.value)).toEqual([field]);
  });

  it('cover every root field', () => {
    const requested = new Set(operations.map(([, { field }]) => field));
    expect(rootFields.map(({ name }) => name).filter((name) => !requested.has(name))).toEqual([]);
  });
});

it("has the routes of the spec, one root field each, and the lobby's additional ones", () => {
  const routes = rootFields.map(({ astNode }) => {
    const value = astNode?.directives?.find((one) => one.name.value === 'route')?.arguments?.[0]?.value;
    return value?.kind === 'StringValue' ? value.value : '';
  });
  const of = (game: string, names: readonly string[]) => names.map((name) => `/${game}/${name}`);
  expect(routes.toSorted()).toEqual(
    [
      ...of('internal', ['auth', 'unAuth']),
      ...of('chat', [
        'messages',
        'standing',
        'wins',
        'send',
        'win',
        'report',
        'ignore',
        '{room}/news',
        '{room}/latest',
      ]),
      ...of('rounds', ['fairness']),
      ...of('user', ['wallet', 'awards']),
      ...of('dailyWheel', ['mySeeds', 'setSeed']),
      ...of('games', ['live', 'live/round', 'live/solo', 'live/solo/wins', 'bet/totals/{table}']),
      ...games.flatMap(({ game, ROUTES = [] }) => of(game, ROUTES)),
    ].toSorted(),
  );
});

it('has the same pools as the rules', () => {
  const values = (name: string) => {
    const type = schema.getType(name);
    return type && 'getValues' in type ? type.getValues().map((one) => one.name) : [];
  };
  for (const { VALUES = {} } of games)
    for (const [name, wanted] of Object.entries(VALUES)) expect(values(name), name).toEqual(wanted);
  expect(values('LiveGame')).toEqual(ROUND_GAMES);
  expect(values('SoloGame')).toEqual(SOLO_GAMES);
});

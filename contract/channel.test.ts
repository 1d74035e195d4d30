import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import * as auth from './authOperations.ts';
import * as crash from './games/crash/operations.ts';
import * as dice from './games/dice/operations.ts';
import { DICE_POOLS } from './games/dice/rules.ts';
import * as dingdong from './games/dingdong/operations.ts';
import { DINGDONG_BOARD, DINGDONG_POOLS } from './games/dingdong/rules.ts';
import * as live from './games/live/operations.ts';
import * as roulette from './games/roulette/operations.ts';
import { ROULETTE_POOLS } from './games/roulette/rules.ts';
import { ROUND_GAMES } from './games/roundGames.ts';
import * as wingo from './games/wingo/operations.ts';
import { WINGO_MODELS, WINGO_POOLS } from './games/wingo/rules.ts';
import { SCHEMA_FILES } from './schemaFiles.ts';
import * as wallet from './wallet/operations.ts';

const schema = buildSchema(SCHEMA_FILES.map((file) => readFileSync(`contract/${file}`, 'utf8')).join('\n'));
const operations = [
  ...Object.entries(auth),
  ...Object.entries(wallet),
  ...Object.entries(live),
  ...Object.entries(crash),
  ...Object.entries(dice),
  ...Object.entries(roulette),
  ...Object.entries(dingdong),
  ...Object.entries(wingo),
];
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
const rootFields = roots.flatMap((root) => Object.values(root?.getFields() ?? {}));

describe('declared operations', () => {
  it.each(operations)('%s fits the schema and names its own root field', (_name, { document, field }) => {
    const parsed = parse(document);
    expect(validate(schema, parsed)).toEqual([]);
    const [definition] = parsed.definitions;
    const selections = definition?.kind === 'OperationDefinition' ? definition.selectionSet.selections : [];
    expect(selections.map((one) => one.kind === 'Field' && one.name.value)).toEqual([field]);
  });

  it('ask for every root field', () => {
    const asked = new Set(operations.map(([, { field }]) => field));
    expect(rootFields.map(({ name }) => name).filter((name) => !asked.has(name))).toEqual([]);
  });
});

it('has the routes of the spec, one root field each, and those that the lobby needs besides', () => {
  const routes = rootFields.map(({ astNode }) => {
    const value = astNode?.directives?.find((one) => one.name.value === 'route')?.arguments?.[0]?.value;
    return value?.kind === 'StringValue' ? value.value : '';
  });
  const asks = ['curRound', 'pastRound', 'myHistory', 'bet', 'round/start', 'round/end', 'round/update'];
  const of = (game: string, ...names: string[]) => names.map((name) => `/${game}/${name}`);
  expect(routes.toSorted()).toEqual(
    [
      ...of('internal', 'auth', 'unAuth'),
      ...of('user', 'wallet'),
      ...of('games', 'live', 'live/round'),
      ...of('crash', 'curGame', 'bet', 'escape', 'roundHistory', 'myHistory', 'data'),
      ...of('crash', 'start', 'end', 'betInfo', 'escapeInfo'),
      ...of('dice', ...asks, 'round/{userId}/result'),
      ...of('roulette', ...asks, 'round/result/{userId}'),
      ...of('dingdong', ...asks, 'round/{roundId}/result'),
      ...of('wingo', ...asks.slice(0, -1), 'trend', 'curOrders', '{id}/round/result', '{id}/round/update'),
    ].toSorted(),
  );
});

it('names what can be bet on as the rules do', () => {
  const values = (name: string) => {
    const type = schema.getType(name);
    return type && 'getValues' in type ? type.getValues().map((one) => one.name) : [];
  };
  expect(values('RoulettePool')).toEqual(ROULETTE_POOLS);
  expect(values('DingdongPool')).toEqual(DINGDONG_POOLS);
  expect(values('DingdongSymbol').toSorted()).toEqual([...new Set(DINGDONG_BOARD)].toSorted());
  expect(values('WingoSelect')).toEqual(WINGO_POOLS);
  expect(values('WingoModel')).toEqual(WINGO_MODELS);
  expect(values('LiveGame')).toEqual(ROUND_GAMES);
  expect(DICE_POOLS).toHaveLength(6);
});

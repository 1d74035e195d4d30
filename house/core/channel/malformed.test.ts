import { once } from 'node:events';
import fc from 'fast-check';
import { type DocumentNode, type OperationDefinitionNode, parse, print } from 'graphql';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import * as auth from '../../../contract/authOperations.ts';
import { ErrorCode } from '../../../contract/errors.ts';
import * as crash from '../../../contract/games/crash/operations.ts';
import { SOLO_GAMES } from '../../../contract/games/soloGames.ts';
import { MARKETS } from '../../../contract/markets.ts';
import type { Operation } from '../../../contract/operation.ts';
import { timesOf } from '../../../tests/longRun.ts';
import { GAMES } from '../../play/games/games.ts';
import { UNBOUNDED } from '../../testing/core/testChannel.ts';
import { TestHouse } from '../../testing/testHouse.ts';

/** Total number of messages, spread over every operation of the channel; one run of fast-check is one socket's batch. */
const MESSAGES = timesOf({ short: 5_000, long: 10_000 });
const BATCH = 50;

/** Operations of all games, and of the lobby. */
const OF_GAMES = Object.values(
  import.meta.glob<Record<string, Operation<unknown, object>>>('../../../contract/games/*/operations.ts', {
    eager: true,
  }),
).flatMap((module) => Object.entries(module));
const OPERATIONS = [...Object.entries(auth), ...OF_GAMES];
/** Queries of a game's live round. */
const LIVE = OF_GAMES.filter(([name]) => /Cur(Game|Round)$/.test(name));
const RUNS = Math.ceil(MESSAGES / BATCH / OPERATIONS.length);
const CODES: readonly number[] = Object.values(ErrorCode);

let house: TestHouse;
let player: { token: string; id: string };
let other: string;
beforeAll(async () => {
  const most = 1_000_000;
  house = await TestHouse.start({
    games: Object.values(GAMES),
    config: { soloGames: SOLO_GAMES },
    channelLimits: {
      operationBurst: most,
      operationsPerSecond: most,
      messageBurst: most,
      messagesPerSecond: most,
      budgets: UNBOUNDED,
    },
  });
  const { token, user } = await house.register();
  player = { token, id: user.id };
  other = (await house.register()).token;
  // Waits until every room has its first round.
  const channel = house.connect();
  const { currency } = MARKETS.id;
  await vi.waitFor(() => Promise.all(LIVE.map(([, operation]) => channel.call(operation, { currency }))), {
    timeout: 20_000,
    interval: 100,
  });
});
afterAll(() => house.close());

/** Values that are known to have passed flawed checks. */
const HOSTILE: readonly unknown[] = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1e9',
    '01',
    '1.5',
    '99999999999999999999',
    'NaN',
    'null',
    '\u0000',
    '\ud800',
    '__proto__',
  ],
  ...['x'.repeat(65), 'x'.repeat(2_000), "' OR 1=1 --", '١٢٣', '1\n', '0x10'],
  ...[null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, [], {}, ['1'], { $gt: '' }, [[[]]]],
];
const bad = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  { weight: 1, arbitrary: fc.bigInt(0n, 10n ** 18n).map(String) },
);

/** Plausible values of an argument, by its name. */
const GOOD: Readonly<Record<string, readonly unknown[]>> = {
  currency: ['IDR'],
  key: ['a-good-key', 'another-key'],
  roundId: ['1', '2'],
  amount: ['1000000', '100000'],
  model: ['fastest', 'standard'],
  select: ['red', 'zero'],
  pool: ['red', 'Apple'],
  num: [0, 5],
  count: [1, 20],
  before: ['5'],
  phase: ['202611200001'],
  phaseNum: ['202611200001'],
  rate: ['20000'],
  intent: ['cashOut', 'cancel'],
  id: ['fastest'],
  side: ['heads'],
  guess: ['higher', 'skip'],
  tile: [0, 24],
  place: [0, 9],
  step: [0, 1],
  mineCount: [1, 24],
  risk: ['low'],
  egg: [0, 4],
  choose: [100, 5_000],
  isHigher: [true, false],
  stones: [1, 7],
  path: [null, [0, 1]],
  stakes: [[{ color: 'red', amount: '100000' }]],
  pairId: ['1', '2'],
  clientSeed: ['own'],
};

/** An operation's variables: some valid, some invalid, some missing, some unknown. */
function variablesOf(document: DocumentNode): fc.Arbitrary<unknown> {
  const [operation] = document.definitions as OperationDefinitionNode[];
  const names = (operation?.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  const good = (name: string) => {
    const values = [...(GOOD[name] ?? []), ...(/^(id|userId)$/.test(name) ? [player.id] : [])];
    return fc.constantFrom(
      ...(name === 'token' ? [player.token, other] : values.length > 0 ? values : ['1']),
    );
  };
  const one = (name: string) => fc.oneof({ weight: 4, arbitrary: good(name) }, { weight: 1, arbitrary: bad });
  const model = Object.fromEntries([...names, 'extra'].map((name) => [name, one(name)]));
  return fc.oneof(
    { weight: 12, arbitrary: fc.record(model, { requiredKeys: names }) },
    { weight: 3, arbitrary: fc.record(model, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.dictionary(fc.string(), bad) },
  );
}

/** An operation's text, and texts with a part cut out, doubled or inserted. */
function textOf(document: DocumentNode): fc.Arbitrary<string> {
  const text = print(document);
  const place = fc.nat({ max: text.length });
  const damaged = fc
    .tuple(
      place,
      fc.nat({ max: 20 }),
      fc.oneof(fc.string({ maxLength: 10 }), fc.constantFrom('{', '}', '@', '$', '!', '...')),
    )
    .map(([at, cut, put]) => text.slice(0, at) + put + text.slice(at + cut));
  return fc.oneof({ weight: 4, arbitrary: fc.constant(text) }, { weight: 1, arbitrary: damaged });
}

interface Answer {
  id?: string;
  type: string;
  payload?: { errors?: Failure[] } | Failure[];
}
interface Failure {
  extensions?: { errCode?: unknown };
}

/** Sends a batch on a socket of its own; returns the answer to every message, and the code of a closed socket. */
async function send(batch: { query: string; variables: unknown }[]): Promise<Answer[]> {
  const socket = new WebSocket(`${house.url.replace('http', 'ws')}/channel`, 'graphql-transport-ws');
  const answers: Answer[] = [];
  try {
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init', payload: { token: player.token } }));
    await once(socket, 'message');
    const over = new Promise<void>((resolve, reject) => {
      const left = new Set(batch.map((_, i) => String(i)));
      // An accepted subscription has no answer: it is completed, which ends its exchange.
      socket.on('message', (data) => {
        const answer = JSON.parse(String(data)) as Answer;
        if (answer.type !== 'pong') answers.push(answer);
        if (answer.id !== undefined && (answer.type === 'error' || answer.type === 'complete'))
          left.delete(answer.id);
        if (
          left.size === 0 ||
          (answer.type === 'pong' && [...left].every((id) => isSubscription(batch[Number(id)])))
        )
          resolve();
      });
      socket.once('close', (code) => reject(new Error(`the socket was closed with ${code}`)));
    });
    for (const [i, { query, variables }] of batch.entries())
      socket.send(JSON.stringify({ type: 'subscribe', id: String(i), payload: { query, variables } }));
    const pings = setInterval(() => socket.send('{"type":"ping"}'), 20);
    await over.finally(() => clearInterval(pings));
    return answers;
  } finally {
    socket.removeAllListeners('close');
    socket.terminate();
  }
}

const isSubscription = (message?: { query: string }) =>
  message?.query.trimStart().startsWith('subscription') ?? false;

/** The error codes in an answer. */
function codesOf({ type, payload }: Answer): unknown[] {
  const errors = Array.isArray(payload) ? payload : (payload?.errors ?? []);
  return type === 'next' || type === 'error' ? errors.map(({ extensions }) => extensions?.errCode) : [];
}

it.each(OPERATIONS)(
  '%s answers any input with a code, and never with an internal error',
  async (_name, { document }) => {
    const parsed = parse(document);
    const message = fc.record({ query: textOf(parsed), variables: variablesOf(parsed) });
    await fc.assert(
      fc.asyncProperty(fc.array(message, { minLength: BATCH, maxLength: BATCH }), async (batch) => {
        const answers = await send(batch);
        for (const answer of answers)
          for (const code of codesOf(answer))
            expect(CODES, `${JSON.stringify(batch[Number(answer.id)])} got ${code}`).toContain(code);
      }),
      { numRuns: RUNS, interruptAfterTimeLimit: 20_000, endOnFailure: true },
    );
  },
);

it('leaves the house running normally', async () => {
  expect(await house.connect().call(crash.crashData)).toMatch(/^\d+\.\d\d\|-?\d+$/);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import {
  crashBet,
  crashCurGame,
  crashEscape,
  crashMyHistory,
} from '../../contract/games/crash/operations.ts';
import { SOLO_GAMES } from '../../contract/games/soloGames.ts';
import { logout } from '../../contract/http/people/accounts.ts';
import { isSecure } from '../../house/core/channel/schema.ts';
import { newTokens } from '../../house/people/accounts/sessions.ts';
import { TestChannel, UNBOUNDED } from '../../house/testing/core/testChannel.ts';
import { NO_AMOUNTS } from './hostile.ts';
import type { Mallory } from './mallory.ts';
import { attackArguments, codeOf as codeIn, FIELDS, goodFor, operationOf } from './operations.ts';
import { each } from './trial.ts';
import { World } from './world.ts';

let world: World;
const channels: TestChannel[] = [];
beforeAll(async () => {
  const NO_LIMITS = {
    operationBurst: 1e9,
    operationsPerSecond: 1e9,
    messageBurst: 1e9,
    messagesPerSecond: 1e9,
    budgets: UNBOUNDED,
  };
  // A long betting time, so that refusals have the expected reason.
  world = await World.open({
    channelLimits: NO_LIMITS,
    config: { crash: { preparation: 600_000, squib: 300 }, soloGames: SOLO_GAMES },
  });
});
afterAll(async () => {
  await Promise.all(channels.map((channel) => channel.close()));
  await world.close();
});

/** Those of the solo games are attacked with open rounds (solo.test.ts). */
const OTHERS = FIELDS.filter(({ name }) => !SOLO_GAMES.some((game) => name.startsWith(game)));

const codeOf = (
  what: string,
  channel: TestChannel,
  operation: { document: string; field: string },
  variables: Record<string, unknown>,
) => codeIn(world, what, channel, operation, variables);

function open(token?: unknown): TestChannel {
  const channel = new TestChannel(world.house.url, token as string);
  channels.push(channel);
  return channel;
}

describe('secured operations', () => {
  it('do nothing without a valid token, on connecting and later', async () => {
    const [mallory, gone] = await Promise.all([world.mallory(), world.mallory()]);
    await world.house.call(logout, { token: gone.token });
    const hex = mallory.token.split('-')[2] ?? '';
    const tokens: unknown[] = [
      ...[undefined, null, '', ' ', 'x', 0, 1, true, [], {}, [mallory.token], { token: mallory.token }],
      ...[
        newTokens(BigInt(world.victim.userId)).token,
        `k1-${world.victim.userId}-${hex}`,
        mallory.token.slice(0, -1),
      ],
      ...[
        `${mallory.token} `,
        mallory.token.toUpperCase(),
        `Bearer ${mallory.token}`,
        gone.token,
        "' OR '1'='1",
      ],
      ...['x'.repeat(10_000), `k1-${'9'.repeat(30)}-${hex}`],
    ];
    const secured = FIELDS.filter(({ field }) => isSecure(field));
    expect(secured.length).toBeGreaterThan(2);
    await each(
      tokens,
      async (token) => {
        const [begun, later] = [open(token), open()];
        const auth = await codeOf(
          'internalAuth',
          later,
          {
            field: 'internalAuth',
            document: 'mutation A($token: String!) { internalAuth(token: $token) { userId } }',
          },
          { token },
        );
        world.trial.hold(`internalAuth with ${String(token)}`, auth !== 0, auth);
        for (const named of secured)
          for (const channel of [begun, later]) {
            const what = `${named.name} with the token ${String(token).slice(0, 30)}`;
            const code = await codeOf(what, channel, operationOf(named), goodFor(named.field));
            world.trial.hold(what, code === ErrorCode.logInFirst, code);
          }
      },
      6,
    );
    world.trial.settle();
  });
});

describe('invalid variables of an operation', () => {
  it.each(OTHERS)('$name', async (named) => {
    const mallory = await world.mallory();
    await attackArguments(world, open(mallory.token), named, async () => goodFor(named.field));
    world.trial.settle();
  });
});

describe('bets', () => {
  const roundOf = async (channel: TestChannel) =>
    (await channel.call(crashCurGame, { currency: 'IDR' })).roundId;
  const betsOf = async ({ userId }: Mallory) => {
    const { rows } = await world.house.db.pool.query(
      'SELECT count(*)::int AS bets FROM bets WHERE user_id = $1',
      [userId],
    );
    return rows[0].bets as number;
  };

  it('with invalid amounts and rates are refused', async () => {
    const mallory = await world.mallory();
    const channel = open(mallory.token);
    const roundId = await roundOf(channel);
    const good = { roundId, amount: '1000000', rate: '20000', currency: 'IDR' };
    const amounts = [...NO_AMOUNTS, '1', '99', '100', '99999', '500000001', '999999999999', null].map(
      (amount) => ({ amount }),
    );
    const rates = [...NO_AMOUNTS, '1', '9999', '10000', '-20000', '2.0'].map((rate) => ({ rate }));
    const rest = [
      ...['', 'USD', 'MXN', 'idr', null, 1].map((currency) => ({ currency })),
      ...['', '0', '-1', '1e9', '999999999', 'x', null, [], {}].map((id) => ({ roundId: id })),
      ...['', ' ', 'x'.repeat(101), null, [], {}].map((key) => ({ key })),
    ];
    await each([...amounts, ...rates, ...rest], async (bad) => {
      const what = `a bet of ${JSON.stringify(bad).slice(0, 60)}`;
      const variables = { key: `bad-bet-${JSON.stringify(bad).length}`, ...good, ...bad };
      const code = await codeOf(what, channel, crashBet, variables);
      world.trial.hold(`${what} is not taken`, code !== 0, code);
    });
    world.trial.hold('no bet was taken', (await betsOf(mallory)) === 0);
    world.trial.settle();
  });

  it('are accepted once per key, never for another player, and never above the wallet', async () => {
    const [mallory, other] = await Promise.all([world.mallory(), world.mallory()]);
    const [channel, theirs] = [open(mallory.token), open(other.token)];
    const roundId = await roundOf(channel);
    const bet = { key: 'replayed-bet', roundId, amount: '1000000', currency: 'IDR' };
    for (let again = 0; again < 3; again++)
      await Promise.all(Array.from({ length: 20 }, () => codeOf('a replayed bet', channel, crashBet, bet)));
    world.trial.hold('one bet', (await betsOf(mallory)) === 1);
    for (const change of [{ amount: '1000100' }, { amount: '2000000' }, { rate: '20000' }]) {
      const code = await codeOf('a used key', channel, crashBet, { ...bet, ...change });
      world.trial.hold('a used key with another bet', code === ErrorCode.badParameter, code);
    }
    const stolen = await codeOf('an escape of nobody', theirs, crashEscape, { key: 'replayed-bet', roundId });
    world.trial.hold("another player's bet is not theirs to take back", stolen !== 0, stolen);
    const others = await theirs.call(crashMyHistory, { count: 100 });
    world.trial.hold("another player's bets are not told", others.length === 0, JSON.stringify(others));
    const back = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        codeOf('taken back at once', channel, crashEscape, {
          key: `take-back-${i}`,
          roundId,
          intent: 'cancel',
        }),
      ),
    );
    world.trial.hold('taken back once', back.filter((code) => code === 0).length === 1, back.join());
    world.trial.hold(
      'all is there',
      (await world.wealth(mallory.userId)) === (await world.wealth(other.userId)),
    );
    world.trial.settle();
  });
});

it('documents with several root fields, or too complex, are refused', async () => {
  const mallory = await world.mallory();
  const channel = open(mallory.token);
  const deep = `query D { crashRoundHistory { ${'log { bet { '.repeat(9)} userId ${'} } '.repeat(9)} } }`;
  const documents = [
    ...['', ' ', '{', '}', '{ }', 'query', 'x', '\u0000', '#', 'null', '{ nothing }', 'mutation { nothing }'],
    '{ __schema { types { name } } }',
    '{ __type(name: "Query") { name } }',
    'query A { a: crashData b: crashData }',
    'query A { crashData } query B { crashData }',
    `query A { ${Array.from({ length: 200 }, (_, i) => `a${i}: crashData`).join(' ')} }`,
    'mutation A { a: internalUnAuth { userId } b: internalUnAuth { userId } }',
    'query A { ...A } fragment A on Query { ...A }',
    'query A { crashData @include(if: "x") }',
    'query A { crashData(x: 1) }',
    'query A($x: Nothing) { crashData }',
    'subscription A { crashStart { roundId } crashEnd { roundId } }',
    deep,
    `query A { crashData } #${'x'.repeat(5_000)}`,
    `{${'a{'.repeat(300)}b${'}'.repeat(300)}}`,
  ];
  for (const document of documents) {
    const code = await codeOf(`the document ${document.slice(0, 50)}`, channel, { document, field: 'x' }, {});
    world.trial.hold(
      `the document ${document.slice(0, 50)} is refused`,
      code === ErrorCode.badParameter,
      code,
    );
  }
  world.trial.settle();
});

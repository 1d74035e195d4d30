import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { SOLO_GAMES, type SoloGameKey } from '../../contract/games/soloGames.ts';
import { ChannelError, FAULT, TestChannel, UNBOUNDED } from '../../house/testing/core/testChannel.ts';
import { TESTED_SOLO } from '../../house/testing/solo/testedGames.ts';
import { type SoloPlayerAt, STEPPED } from '../../house/testing/solo/testSolo.ts';
import { attackArguments, codeOf, FIELDS, operationOf } from './operations.ts';
import { SoloStand } from './soloStand.ts';
import { World } from './world.ts';

let world: World;
const channels: TestChannel[] = [];
beforeAll(async () => {
  world = await World.open({
    channelLimits: {
      ...{ operationBurst: 1e9, operationsPerSecond: 1e9, messageBurst: 1e9, messagesPerSecond: 1e9 },
      ...{ openOperations: 1_000, budgets: UNBOUNDED },
    },
    config: { games: [], soloGames: SOLO_GAMES },
  });
});
afterAll(async () => {
  await Promise.all(channels.map((channel) => channel.close()));
  await world.close();
});

async function standAt(game: SoloGameKey): Promise<SoloStand> {
  const mallory = await world.mallory();
  const channel = new TestChannel(world.house.url, mallory.token);
  channels.push(channel);
  return new SoloStand(game, mallory, channel);
}

/** The refusal code; 0 if accepted. */
const code = (request: Promise<unknown>): Promise<number> =>
  request.then(
    () => 0,
    ({ errCode }) => errCode,
  );
const times = (count: number, request: (at: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, at) => code(request(at))));

/** Checks that a player's wallet matches the reported rounds, and that each nonce was used once. */
async function accounted({ player }: SoloStand, before: bigint): Promise<void> {
  const { round: open } = await player.cur();
  const rounds = [...(open ? [open] : []), ...(await player.past())];
  const net = rounds.reduce((sum, { win, amount }) => sum + BigInt(win) - BigInt(amount), 0n);
  // An open round's stake is in its escrow.
  const escrow = BigInt(open?.amount ?? 0);
  const after = await world.wealth(player.id);
  world.trial.hold(
    'the wallet is what the rounds came to',
    after === before + net + escrow,
    `${before} ${net} ${after}`,
  );
  const nonces = rounds.map(({ fair }) => fair.nonce).toSorted((a, b) => a - b);
  world.trial.hold(
    'each nonce was played once',
    nonces.every((nonce, at) => nonce === at),
    nonces.join(),
  );
}

/** Every field of every solo game. One module serves all: of fields that differ only in the game's name, only the first is attacked. */
const ATTACKED = SOLO_GAMES.flatMap((game) =>
  FIELDS.filter(({ name }) => name.startsWith(game)).map((named) => {
    const { args } = named.field;
    const words = [named.name.slice(game.length), ...args.map(({ name, type }) => `${name}: ${type}`)].join();
    return { game, named, name: named.name, words };
  }),
).map((one, at, all) => ({ ...one, first: all.findIndex(({ words }) => words === one.words) === at }));

it.each(ATTACKED)(
  '$name is answered, with nothing but the requested data',
  async ({ game, named, first }) => {
    const stand = await standAt(game);
    const { channel } = stand.player;
    const good = () => stand.good(named);
    if (first) await attackArguments(world, channel, named, good);
    const taken = await codeOf(world, named.name, channel, operationOf(named), await good());
    world.trial.hold(`${named.name} as it should be is answered`, taken === 0, taken);
    world.trial.settle();
  },
);

describe.each(STEPPED)('an open round of %s', (game) => {
  it('cannot be stepped in, cashed out or seen by another player, nor can the seeds', async () => {
    const [owner, thief] = await Promise.all([standAt(game), standAt(game)]);
    const round = await owner.won();
    const { fairRound } = await owner.player.cur();
    const pairId = fairRound?.pairId ?? '';
    const { player } = thief;
    const codes = [await code(player.move(round)), await code(player.cash(round))];
    world.trial.hold(
      '704',
      codes.every((one) => one === ErrorCode.notFound),
      codes.join(),
    );
    world.trial.hold('it is not told', (await player.one(round.roundId)) === null);
    world.trial.hold('their rounds are not told', (await player.past({ pairId })).length === 0);
    const turned = await code(player.setSeed(pairId, 'mine'));
    world.trial.hold('the pair is not turned', turned === ErrorCode.refreshPage, turned);
    expect(await owner.player.cur()).toMatchObject({ round, fairRound });
    world.trial.settle();
  });

  it('accepts no step for an outdated state, and one of a hundred concurrent ones', async () => {
    const stand = await standAt(game);
    const before = await world.wealth(stand.player.id);
    const { player } = stand;
    let round = await stand.won();
    const old = [round.step - 1, round.step + 1, -1, 1e9, -(2 ** 31)];
    const codes = await times(old.length, (at) => player.move(round, { step: old[at] }));
    world.trial.hold(
      '703',
      codes.every((one) => one === ErrorCode.refreshPage),
      codes.join(),
    );
    expect((await player.cur()).round).toEqual(round);
    const steps = await times(100, () => player.move(round));
    world.trial.hold('one step', steps.filter((one) => one === 0).length === 1, steps.join());
    world.trial.hold(
      'the others are late',
      steps.every((one) => [0, 703, 667].includes(one)),
      steps.join(),
    );
    const cur = await player.cur();
    expect(cur.round ?? cur.latest[0]).toMatchObject({ roundId: round.roundId, step: round.step + 1 });
    round = await stand.won();
    const paid = await times(100, () => player.cash(round));
    world.trial.hold('one cash-out', paid.filter((one) => one === 0).length === 1, paid.join());
    await accounted(stand, before);
    world.trial.settle();
  });
});

/** Of the games decided at once a single one is enough: a hundred consecutive rounds of one player take seconds. */
const CROWDED = [...STEPPED, ...SOLO_GAMES.filter((game) => !STEPPED.includes(game)).slice(0, 1)];

const ATTEMPTS = 12;

/** Starts a round, and repeats the same request to a busy house, as the client does. */
async function startPatiently(player: SoloPlayerAt, key: string): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await player.start({ amount: '100000', key });
    } catch (error) {
      const busy = error instanceof ChannelError && error.errCode === FAULT;
      if (!busy || attempt === ATTEMPTS) throw error;
      await sleep(1_000);
    }
  }
}

it.each(CROWDED)(
  'a hundred concurrent starts of %s result in one open round at most, each paid for',
  async (game) => {
    const stand = await standAt(game);
    const before = await world.wealth(stand.player.id);
    const codes = await times(100, () => startPatiently(stand.player, randomUUID()));
    const started = codes.filter((one) => one === 0).length;
    const { round } = await stand.player.cur();
    const rounds = [...(round ? [round] : []), ...(await stand.player.past())];
    world.trial.hold('as many rounds as were answered', rounds.length === started && started > 0, started);
    // Rounds that end at once allow another one.
    const allowed: number[] = [
      0,
      STEPPED.includes(game) ? ErrorCode.unfinishedGame : 0,
      ErrorCode.tooFrequent,
    ];
    world.trial.hold(
      'the others wait for it',
      codes.every((one) => allowed.includes(one)),
      codes.join(),
    );
    const { moves } = TESTED_SOLO[game];
    if (moves && !moves.startMoves)
      expect({ started, open: round !== null }).toEqual({ started: 1, open: true });
    const key = randomUUID();
    await stand.ended();
    const same = await times(100, () => startPatiently(stand.player, key));
    world.trial.hold(
      'one key, one round',
      same.every((one) => one === 0 || one === ErrorCode.tooFrequent),
      same.join(),
    );
    const after = await stand.player.cur();
    const all = [...(after.round ? [after.round] : []), ...(await stand.player.past())];
    world.trial.hold('one more', all.length === started + 1, all.length);
    await accounted(stand, before);
    world.trial.settle();
  },
);

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SOLO_GAMES } from '../../contract/games/soloGames.ts';
import { userBrief } from '../../contract/http/people/accounts.ts';
import { MARKETS } from '../../contract/markets.ts';
import { reconcile } from '../../house/money/ledger/reconcile/reconcile.ts';
import { randomFrom } from '../../house/play/bots/roster.ts';
import { freePort } from '../../house/testing/core/freePort.ts';
import { checkRounds } from '../../house/testing/solo/testSolo.ts';
import { HouseProcess } from '../houseProcess.ts';
import { timesOf } from '../longRun.ts';
import { SoloGambler } from './soloGambler.ts';
import { type Situation, situationsOf } from './soloSituations.ts';
import { Stage } from './stage.ts';

const KILLS = timesOf({ short: 3, long: 150 });
/** A player for each situation of each game: every life of the house covers them all. */
const PLACES = SOLO_GAMES.flatMap((game) => situationsOf(game).map((_, place) => ({ game, place })));
/** ms until sent data has left the process. */
const LEAVES_MS = 30;

let stage: Stage;
let house: HouseProcess;
let gamblers: SoloGambler[];
const random = randomFrom('kills at the solo games');

beforeAll(async () => {
  stage = await Stage.set({ rounds: 1, from: 10_000n, to: 13_000n, players: PLACES.length });
  house = new HouseProcess(await freePort(), {
    ...{ DATA_DIR: stage.dataDir, SEED: '0', BOTS: '0' },
    GAMES: SOLO_GAMES.join(),
  });
  gamblers = PLACES.map(({ game }, i) => {
    const { token } = stage.gamblers[i] as (typeof stage.gamblers)[number];
    return new SoloGambler(game, token, MARKETS.id.grant);
  });
});

afterAll(async () => {
  await Promise.all(gamblers.map((gambler) => gambler.leave()));
  await house.stop();
  await stage.remove();
});

const send = (readsReply: boolean) => Promise.all(gamblers.map((gambler) => gambler.send({ readsReply })));

/** A way in which all connections are lost while requests are pending. `lost` records the players' knowledge at that moment. */
type Way = (end: () => Promise<void>, lost: () => void) => Promise<void>;

/** The house has not read the request, has executed it without the answer arriving, or is in the middle of it. */
const WAYS: Readonly<Record<'unread' | 'unheard' | 'amid', Way>> = {
  async unread(end, lost) {
    house.freeze();
    const sent = send(true);
    await sleep(LEAVES_MS);
    lost();
    await end();
    await sent;
  },
  async unheard(end, lost) {
    await send(false);
    lost();
    await end();
  },
  async amid(end, lost) {
    const sent = send(true);
    await sleep(LEAVES_MS * random());
    await end();
    await sent;
    lost();
  },
};

/** Closes the sockets, so that answers are lost, while the house runs on. */
async function cut(lost: () => void): Promise<void> {
  const sent = send(false);
  await sleep(LEAVES_MS * random());
  for (const gambler of gamblers) gambler.cut();
  lost();
  await sent;
}

async function kill(way: Way, lost: () => void, withPostgres: boolean): Promise<void> {
  await way(async () => {
    if (withPostgres) await stage.killPostgres();
    await house.kill();
  }, lost);
  await house.start();
}

it(`finds every round of every solo game as its player knew it, whenever the house is killed, ${KILLS} times, or a socket cut`, async () => {
  /** The covered combinations: the way, the game, the situation, and whether the request had been executed. */
  const covered = new Set<string>();
  async function live(life: number, breaks: string, end: (lost: () => void) => Promise<void>): Promise<void> {
    await Promise.all(
      gamblers.map((gambler, i) => {
        const situations = situationsOf(gambler.game);
        const at = ((PLACES[i]?.place ?? 0) + life) % situations.length;
        return gambler.bring(situations[at] as Situation);
      }),
    );
    const known: Situation[] = [];
    await end(() => known.push(...gamblers.map(({ situation }) => situation)));
    const done = await Promise.all(gamblers.map((gambler) => gambler.comeBack(house.url)));
    for (const [i, { game }] of gamblers.entries()) {
      covered.add(`${breaks} ${game} ${known[i]}`);
      if (done[i] !== null) covered.add(`${game} ${known[i]} ${done[i] ? 'done' : 'not done'}`);
    }
  }

  await house.start();
  await Promise.all(gamblers.map((gambler) => gambler.comeBack(house.url)));
  const ways = Object.values(WAYS);
  for (let life = 0; life < KILLS; life++) {
    const way = ways[life % ways.length] as Way;
    // Every third time, for each way in turn.
    const withPostgres = (life + Math.floor(life / ways.length)) % 3 === 2;
    await live(life, 'killed', (lost) => kill(way, lost, withPostgres));
    if (life % ways.length === 1) await live(life + 1, 'cut', cut);
  }

  for (const gambler of gamblers) {
    await gambler.turn();
    expect(await gambler.audit()).toEqual({ unknown: [], missing: [] });
    const brief = await fetch(house.url + userBrief.path, { headers: { main_token: gambler.token } });
    const { balance } = (await brief.json()) as { balance: string };
    expect(BigInt(balance)).toBe(MARKETS.id.grant + gambler.net);
  }
  for (const game of SOLO_GAMES) {
    const [most] = gamblers
      .filter((gambler) => gambler.game === game)
      .toSorted((one, two) => two.book.size - one.book.size) as [SoloGambler];
    const { size } = most.book;
    expect(await checkRounds(house, most, size)).toBe(`checked ${size} rounds, 0 wrong`);
  }
  expect(await stage.withDatabase('tool', reconcile)).toEqual([]);

  // Every combination was covered: every situation in every game, with requests lost before and after their execution.
  const expected = SOLO_GAMES.flatMap((game) =>
    situationsOf(game).flatMap((situation) => [
      ...['killed', 'cut'].map((breaks) => `${breaks} ${game} ${situation}`),
      ...(situation.endsWith('sent')
        ? ['done', 'not done'].map((done) => `${game} ${situation} ${done}`)
        : []),
    ]),
  );
  expect(expected.filter((one) => !covered.has(one))).toEqual([]);
});

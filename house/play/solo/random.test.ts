import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SOLO_GAMES, type SoloGameKey } from '../../../contract/games/soloGames.ts';
import { timesOf } from '../../../tests/longRun.ts';
import { walletOf } from '../../money/ledger/ledger.ts';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { chance } from '../../testing/solo/draws.ts';
import { startSoloHouse } from '../../testing/solo/soloHouse.ts';
import type { AnyReply, AnyRound, Arguments } from '../../testing/solo/testedGame.ts';
import { TESTED_SOLO } from '../../testing/solo/testedGames.ts';
import { checkRounds, SoloPlayerAt } from '../../testing/solo/testSolo.ts';
import type { TestHouse } from '../../testing/testHouse.ts';

/** Rounds per game. */
const GAMES = timesOf({ short: 60, long: 1_000 });
const LONGEST_MS = 1_000 * GAMES;
const PURSE = 1_000_000_000_000n;

let house: TestHouse;
beforeAll(async () => {
  house = await startSoloHouse();
});
afterAll(async () => {
  expect(await reconcile(house.db)).toEqual([]);
  await house.close();
});

const amount = () => String(randomInt(100_000, 2_000_000));

interface Given extends Arguments {
  amount?: string;
  stakes?: { amount: string }[];
}

/** Computes the player's balance from stakes and payouts; every answer and refusal is compared with it. */
class Model {
  player: SoloPlayerAt;
  #balance: bigint;
  round: AnyRound | null = null;

  constructor(player: SoloPlayerAt, balance: bigint) {
    this.player = player;
    this.#balance = balance;
  }

  took({ round, balance }: AnyReply, staked: bigint): void {
    this.#balance += (round.over ? BigInt(round.win) : 0n) - staked;
    expect({ round, balance }).toMatchObject({ balance: String(this.#balance) });
    if (this.round) expect(round).toMatchObject({ roundId: this.round.roundId, step: this.round.step + 1 });
    if (round.over && round.rate === '0') expect(round.win).toBe('0');
    this.round = round.over ? null : round;
  }

  /** Checks that a refused call moves no money and leaves the round unchanged in another tab. */
  async refuses(code: number, call: Promise<unknown>): Promise<void> {
    await expect(call).rejects.toMatchObject({ errCode: code });
    expect((await this.player.cur()).round).toEqual(this.round);
  }

  /** Checks that repeating a key repeats its answer. */
  async twice(send: () => Promise<AnyReply>, staked = 0n): Promise<void> {
    const reply = await send();
    if (chance(15)) expect(await send()).toEqual(reply);
    this.took(reply, staked);
  }
}

async function playOne(model: Model, game: SoloGameKey): Promise<void> {
  const { anyStart, moves } = TESTED_SOLO[game];
  const given: Given = { ...anyStart(amount), key: randomUUID() };
  const stakes = given.stakes ?? [{ amount: given.amount ?? '0' }];
  const staked = stakes.reduce((sum, one) => sum + BigInt(one.amount), 0n);
  await model.twice(() => model.player.send('StartRound', given), staked);
  while (model.round) {
    const { round } = model;
    if (chance(4)) await model.refuses(710, model.player.send('StartRound', { ...given, key: randomUUID() }));
    if (chance(4)) await model.refuses(703, model.player.move(round, { step: round.step + 1 }));
    if (chance(4) && round.rate === '0') await model.refuses(706, model.player.cash(round));
    const key = randomUUID();
    const { player } = model;
    if (round.rate !== '0' && chance(30)) await model.twice(() => player.cash(round, key));
    else {
      const move = { ...moves?.anyMove(round), key };
      await model.twice(() => player.move(round, move));
    }
  }
}

it.each(SOLO_GAMES)(
  `${GAMES} games of %s with whatever may be chosen and moved come to what a model says`,
  async (game) => {
    const player = await SoloPlayerAt.register(house, game, PURSE);
    const model = new Model(player, (await walletOf(house.db, BigInt(player.id), 'IDR')) ?? 0n);
    for (let played = 0; played < GAMES; played++) await playOne(model, game);
    const { fairRound, round } = await player.cur();
    expect({ round, nonce: fairRound?.nonce }).toEqual({ round: null, nonce: GAMES });
    await player.setSeed(fairRound?.pairId ?? '', 'shown');
    expect(await checkRounds(house, player, GAMES)).toBe(`checked ${GAMES} rounds, 0 wrong`);
  },
  LONGEST_MS,
);

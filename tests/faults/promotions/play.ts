import { setTimeout as sleep } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { colorWheelStartRound } from '../../../contract/games/colorWheel/operations.ts';
import { crashBet, crashCurGame } from '../../../contract/games/crash/operations.ts';
import { rollerStartRound } from '../../../contract/games/roller/operations.ts';
import { chooseFor } from '../../../contract/games/roller/rules.ts';
import { STAKES } from '../../../contract/games/stakes.ts';
import { MARKETS } from '../../../contract/markets.ts';
import { ChannelError, FAULT, TestChannel } from '../../../house/testing/core/testChannel.ts';
import type { Book, Punter } from './book.ts';
import type { TwoHouses } from './twoHouses.ts';

const { currency, unit: U } = MARKETS.id;

/** Number of rounds with bonus money, each with the maximum stake that counts. */
const BONUS_ROUNDS = 6;
const BONUS_STAKE = 50n * U;

/** Sends a request over the channel to one house after the other until one answers; null for a refusal. */
async function sendBet<T>(
  houses: TwoHouses,
  { token }: Punter,
  act: (channel: TestChannel) => Promise<T>,
): Promise<T | null> {
  const until = Date.now() + 60_000;
  for (let house = 0; Date.now() < until; house++) {
    const channel = new TestChannel(houses.url(house), token);
    try {
      return await act(channel);
    } catch (error) {
      const code = error instanceof ChannelError ? error.errCode : FAULT;
      if (code !== FAULT && code !== ErrorCode.tooFrequent) return null;
      await sleep(100);
    } finally {
      await channel.close();
    }
  }
  throw new Error('no house answered');
}

/** A round of roller. @param chance win probability, in 1/10000 */
export async function playSolo(
  houses: TwoHouses,
  player: Punter,
  { key, amount, chance }: { key: string; amount: bigint; chance: number },
): Promise<void> {
  const choice = { choose: chooseFor(chance, true), isHigher: true };
  const reply = await sendBet(houses, player, (channel) =>
    channel.call(rollerStartRound, { key, amount: amount.toString(), ...choice }),
  );
  if (reply) player.rounds.set(key, { amount, win: BigInt(reply.round.win) });
}

/** A round of the colour wheel on a colour with about even odds. */
export async function playWheel(
  houses: TwoHouses,
  player: Punter,
  { key, amount }: { key: string; amount: bigint },
): Promise<void> {
  const stakes = [{ color: 'grey' as const, amount: amount.toString() }];
  const reply = await sendBet(houses, player, (channel) =>
    channel.call(colorWheelStartRound, { key, stakes }),
  );
  if (reply) player.rounds.set(key, { amount, win: BigInt(reply.round.win) });
}

/** Stakes all of the player's own money at low odds, and then plays some rounds with the rest, usually bonus money. */
export async function playAllIn(houses: TwoHouses, book: Book, player: Punter): Promise<void> {
  const { min, max } = STAKES.id;
  const most = (left: bigint, bound: bigint) => (left < bound ? left : bound);
  const left = async () => {
    const { rows } = await houses.db.pool.query<{ own: bigint; bonus: bigint }>(
      "SELECT balance AS own, bonus FROM ledger_accounts WHERE user_id = $1 AND kind = 'wallet'",
      [player.id],
    );
    return rows[0] ?? { own: 0n, bonus: 0n };
  };
  const own = most((await left()).own, max);
  if (own >= min) await playSolo(houses, player, { key: book.key(), amount: own, chance: 2_000 });
  for (let round = 0; round < BONUS_ROUNDS; round++) {
    const { own, bonus } = await left();
    const amount = most(own >= min ? own : bonus, BONUS_STAKE);
    if (amount < min) return;
    await playSolo(houses, player, { key: book.key(), amount, chance: 9_400 });
  }
}

/** Lets every player play an equal round. */
export async function playAll(
  houses: TwoHouses,
  book: Book,
  bet: { amount: bigint; chance: number },
): Promise<void> {
  await Promise.all(book.players.map((player) => playSolo(houses, player, { key: book.key(), ...bet })));
}

/** Waits until no bet is open and all bets are counted. */
export async function betsEnded({ db }: TwoHouses): Promise<void> {
  await vi.waitFor(
    async () => expect((await db.pool.query("SELECT FROM bets WHERE status = 'placed'")).rowCount).toBe(0),
    { timeout: 30_000, interval: 50 },
  );
}

/** A bet on crash's next round. @param rate auto cash-out; null for a lost one */
export async function playTable(
  houses: TwoHouses,
  player: Punter,
  { key, amount, rate }: { key: string; amount: bigint; rate: string | null },
): Promise<void> {
  const table = await sendBet(houses, player, (channel) => channel.call(crashCurGame, { currency }));
  if (!table) return;
  const bet = { key, roundId: table.nextRoundId, amount: amount.toString(), rate, currency };
  const reply = await sendBet(houses, player, (channel) => channel.call(crashBet, bet));
  if (reply?.own.betId) player.tableBets.set(reply.own.betId, amount);
}

import { setTimeout as sleep } from 'node:timers/promises';
import { ErrorCode } from '../../../contract/errors.ts';
import { crashBet, crashCurGame } from '../../../contract/games/crash/operations.ts';
import { rollerStartRound } from '../../../contract/games/roller/operations.ts';
import { chooseFor } from '../../../contract/games/roller/rules.ts';
import { MARKETS } from '../../../contract/markets.ts';
import { ChannelError, FAULT, TestChannel } from '../../../house/testing/core/testChannel.ts';
import { addDeposit, payIn } from '../../../house/testing/ledger/testOrders.ts';
import type { Book, Punter } from './book.ts';
import type { TwoHouses } from './twoHouses.ts';

const { currency } = MARKETS.id;

/** Asks over the channel of one house after the other until one answers; null for a refusal. */
async function asked<T>(
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

/** A round of roller. @param chance to win, in 1/10000 */
export async function playSolo(
  houses: TwoHouses,
  player: Punter,
  { key, amount, chance }: { key: string; amount: bigint; chance: number },
): Promise<void> {
  const choice = { choose: chooseFor(chance, true), isHigher: true };
  const reply = await asked(houses, player, (channel) =>
    channel.call(rollerStartRound, { key, amount: amount.toString(), ...choice }),
  );
  if (reply) player.rounds.set(key, { amount, win: BigInt(reply.round.win) });
}

/** Everybody plays a round alike. */
export async function playAll(
  houses: TwoHouses,
  book: Book,
  bet: { amount: bigint; chance: number },
): Promise<void> {
  await Promise.all(book.players.map((player) => playSolo(houses, player, { key: book.key(), ...bet })));
}

/** A bet on the table's next round. @param rate at which it is paid by itself; null for a lost one */
export async function playTable(
  houses: TwoHouses,
  player: Punter,
  { key, amount, rate }: { key: string; amount: bigint; rate: string | null },
): Promise<void> {
  const table = await asked(houses, player, (channel) => channel.call(crashCurGame, { currency }));
  if (!table) return;
  const bet = { key, roundId: table.nextRoundId, amount: amount.toString(), rate, currency };
  const reply = await asked(houses, player, (channel) => channel.call(crashBet, bet));
  if (reply?.own.betId) player.tableBets.set(reply.own.betId, amount);
}

/** Money that its gateway tells of twice at once. */
export async function deposit(houses: TwoHouses, player: Punter, amount: bigint): Promise<void> {
  const order = await addDeposit(houses.db, player.id, { amount });
  const ref = `payment of ${order}`;
  await Promise.all([1, 2].map(() => payIn(houses.db, order, amount, ref)));
  player.deposited += amount;
}

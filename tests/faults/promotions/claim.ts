import { expect } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { type Book, onBreak, type Punter } from './book.ts';
import { awardIn, CLAIMS, seenBy } from './claims.ts';
import { amid, type Kill, type TwoHouses } from './twoHouses.ts';

/** Allowed refusal codes of a claim; any other is an error. */
const REFUSALS: ReadonlySet<unknown> = new Set([
  ...[ErrorCode.conditionsNotMet, ErrorCode.notForPlayer, ErrorCode.joinedToday, ErrorCode.awardExpired],
  ...[ErrorCode.promotionOver, ErrorCode.noWheelSpin, ErrorCode.awardClaimed, ErrorCode.awardBusy],
  ...[ErrorCode.notClaimableYet, ErrorCode.signedToday, ErrorCode.onBreak, ErrorCode.taskNotDone],
  ...[ErrorCode.giftCodeUsed, ErrorCode.giftCodeAllUsed, ErrorCode.giftCodeTries],
]);

/**
 * Sends the same claim many times concurrently to both houses, the first key twice, and then again. Requests unanswered by a
 * killed house are repeated, so each key gets an answer, which must match the final ledger.
 */
export async function claim(
  houses: TwoHouses,
  book: Book,
  player: Punter,
  { what, copies, kill = null }: { what: string; copies: number; kill?: Kill },
  seen = seenBy(houses, player, book),
): Promise<void> {
  const request = await CLAIMS[what]?.(seen);
  if (!request) return;
  const resting = onBreak(player, await houses.now());
  const keys = Array.from({ length: copies }, () => book.key());
  const send = async (key: string, house: number) => {
    const reply = await houses.request(request.call, player, { input: request.input, key, house });
    if (reply.status === 200) {
      player.claimed.set(key, { promotion: what, award: awardIn(reply.json) });
      player.refused.delete(key);
      return awardIn(reply.json);
    }
    expect(REFUSALS.has(reply.json.errCode), `${what} was refused with ${JSON.stringify(reply)}`).toBe(true);
    player.refused.add(key);
    return null;
  };
  const sent = [keys[0] ?? '', ...keys].map(send);
  let [first, ...awards] = await amid(houses, kill, Promise.all(sent));
  // Envelopes differ: a day's budget may be too low for one and enough for the next.
  if (what === 'redPocket' && first !== awards[0]) {
    first = await send(keys[0] ?? '', 0);
    awards = [first, ...awards.slice(1)];
  }
  expect(awards[0], `the same key of ${what} is answered alike`).toBe(first);
  const given = awards.filter((award) => award !== null);
  if (resting) expect(given, `${what} on a break`).toEqual([]);
  expect(new Set(given).size, `each key has an award of its own of ${what}`).toBe(given.length);
  if (what !== 'dailyWheel') expect(given.length, `${what} is given once`).toBeLessThanOrEqual(1);
  for (const [i, award] of awards.entries())
    if (award !== null) expect(await send(keys[i] ?? '', i + 1), `${what} again`).toBe(award);
  if (given.length > 0 && what !== 'dailyWheel') expect(await send(book.key(), 0)).toBeNull();
}

/** Lets every player claim from every promotion. */
export async function claimAll(houses: TwoHouses, book: Book): Promise<void> {
  const all = book.players.map(async (player) => {
    const seen = seenBy(houses, player, book);
    const claims = Object.keys(CLAIMS).map((what) => claim(houses, book, player, { what, copies: 1 }, seen));
    await Promise.all(claims);
  });
  await Promise.all(all);
}

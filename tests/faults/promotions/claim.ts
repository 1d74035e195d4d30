import { expect } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { type Book, onBreak, type Punter } from './book.ts';
import { awardIn, CLAIMS, seenBy } from './claims.ts';
import { amid, type Kill, type TwoHouses } from './twoHouses.ts';

/** Codes by which a claim may be refused; any other is a fault. */
const REFUSALS: ReadonlySet<unknown> = new Set([
  ...[ErrorCode.conditionsNotMet, ErrorCode.notForPlayer, ErrorCode.joinedToday, ErrorCode.awardExpired],
  ...[ErrorCode.promotionOver, ErrorCode.noWheelSpin, ErrorCode.awardClaimed, ErrorCode.awardBusy],
  ...[ErrorCode.notClaimableYet, ErrorCode.signedToday, ErrorCode.onBreak, ErrorCode.taskNotDone],
  ...[ErrorCode.giftCodeUsed, ErrorCode.giftCodeAllUsed, ErrorCode.giftCodeTries],
]);

/**
 * The same claim so many times at once at both houses, the first key twice, and then again. Whatever a house that died did not
 * answer is asked again: so each key is answered, and what it was answered is what is in the books in the end.
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
  // Envelopes differ: a day's budget that has no room for one may have it for the next.
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

/** Everybody claims something of everything. */
export async function claimAll(houses: TwoHouses, book: Book): Promise<void> {
  const all = book.players.map(async (player) => {
    const seen = seenBy(houses, player, book);
    const claims = Object.keys(CLAIMS).map((what) => claim(houses, book, player, { what, copies: 1 }, seen));
    await Promise.all(claims);
  });
  await Promise.all(all);
}

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import type { CrashMyBet } from '../../contract/games/crash/channel.ts';
import {
  type CrashPastFragment,
  crashMyHistory,
  crashRoundHistory,
} from '../../contract/games/crash/operations.ts';
import { userBrief } from '../../contract/http/people/accounts.ts';
import { ChannelError, TestChannel } from '../../house/testing/core/testChannel.ts';
import type { AckedBet, Gambler } from './gambler.ts';

/** The final state of a player by the house. */
export interface Account {
  history: CrashMyBet[];
  balance: bigint;
}

/** How long a reader waits after a refusal as too frequent, ms. */
const WAIT_MS = 500;

/** Reads, and waits while the house refuses reads as too frequent: a long run asks more than one address may. */
export async function patiently<Data>(read: () => Promise<Data>): Promise<Data> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof ChannelError) || error.errCode !== ErrorCode.tooFrequent) throw error;
      await sleep(WAIT_MS);
    }
  }
}

/** Reads all of a player's data from the house. */
export async function accountOf({ token }: Gambler, url: string): Promise<Account> {
  const channel = new TestChannel(url, token);
  const history: CrashMyBet[] = [];
  for (let page: CrashMyBet[] | null = null; page === null || page.length > 0; history.push(...page)) {
    const before = history.at(-1)?.betId;
    page = await patiently(() => channel.call(crashMyHistory, { count: 100, ...(before && { before }) }));
  }
  await channel.close();
  const brief = await fetch(url + userBrief.path, { headers: { main_token: token } });
  const { balance } = (await brief.json()) as { balance: string };
  return { history, balance: BigInt(balance) };
}

/** All rounds that have ended, by id. */
export async function endedRounds(url: string): Promise<Map<string, CrashPastFragment>> {
  const channel = new TestChannel(url);
  const rounds: CrashPastFragment[] = [];
  for (let page: CrashPastFragment[] | null = null; page === null || page.length > 0; rounds.push(...page)) {
    const before = rounds.at(-1)?.roundId;
    page = await patiently(() => channel.call(crashRoundHistory, { count: 100, ...(before && { before }) }));
  }
  await channel.close();
  return new Map(rounds.map((round) => [round.roundId, round]));
}

/** The expected end of a bet by the rules: as acknowledged to the player, or by target and voiding. */
export function endOf(bet: AckedBet, round: CrashPastFragment): { status: string; win: bigint } {
  if (bet.end) return { status: bet.end.status, win: BigInt(bet.end.win) };
  if (bet.autoRate !== null && bet.autoRate <= BigInt(round.target))
    return { status: 'cashed', win: (bet.amount * bet.autoRate) / 10_000n };
  return { status: round.interrupted ? 'returned' : 'lost', win: 0n };
}

/** The net result of a player's bets; fails unless they are exactly the acknowledged ones, each with its expected end. */
export function tallyOf(
  { bets }: Gambler,
  history: readonly CrashMyBet[],
  rounds: ReadonlyMap<string, CrashPastFragment>,
): bigint {
  expect(history.map(({ betId }) => betId).toSorted()).toEqual([...bets.keys()].toSorted());
  let tally = 0n;
  for (const { betId, amount, autoRate, status, win } of history) {
    const bet = bets.get(betId);
    const round = bet && rounds.get(bet.roundId);
    if (!bet || !round) throw new Error(`bet ${betId} is on no ended round`);
    expect([amount, autoRate]).toEqual([bet.amount.toString(), bet.autoRate?.toString() ?? null]);
    const end = endOf(bet, round);
    expect({ betId, status, win: BigInt(win) }).toEqual({ betId, ...end });
    tally += end.win - (end.status === 'returned' ? 0n : bet.amount);
  }
  return tally;
}

/** Waits until the last round of acknowledged bets has ended. */
export async function roundsOver(gamblers: readonly Gambler[], url: string): Promise<void> {
  const last = Math.max(
    ...gamblers.flatMap(({ bets }) => [...bets.values()].map(({ roundId }) => Number(roundId))),
  );
  await vi.waitFor(async () => expect((await endedRounds(url)).has(String(last))).toBe(true), {
    timeout: 30_000,
    interval: 200,
  });
}

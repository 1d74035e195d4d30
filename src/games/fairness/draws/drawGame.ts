import { queryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PublicValue, VoidCause } from '../../../../contract/games/fairness/channel.ts';
import type { PoolPast } from '../../../../contract/games/pools/channel.ts';
import type { RoundGameKey } from '../../../../contract/games/roundGames.ts';
import type { Operation } from '../../../../contract/operation.ts';
import type { Resources } from '../../../i18n/resources.ts';
import { channel } from '../../../net/backend.ts';
import { type DrawRule, type RoundRef, roundAfter } from '../../engine/rounds.ts';

/** The games that have texts about how they draw. */
type DrawKey = {
  [Key in RoundGameKey]: Resources[Key] extends { fairnessDraw: string } ? Key : never;
}[RoundGameKey];

/** Everything the page needs to know about a game that draws from a secret per round. */
export interface DrawGame {
  /** As in the addresses. */
  key: DrawKey;
  rule: DrawRule;
  /** The tables with their own rounds, the default first, and how to tell them apart; null: a single table. */
  tables: readonly { key: string; seconds: number }[] | null;
  /**
   * Ended rounds of a table, newest first.
   * @param before only rounds below this id
   */
  rounds(request: { table: string; count: number; before?: string }): Promise<DrawnRound[]>;
  /** A picked number as the game shows it. */
  mark(value: number, size: number): ReactNode;
  /** The categories of the distribution: the numbers that count as each result. */
  kinds: readonly { key: string; values: readonly number[] }[];
  /** Python expression of the result from the HMAC's bytes `h`. */
  python: string;
}

/** An ended round in the proof's terms, for any game. */
export interface DrawnRound {
  ref: RoundRef;
  secret: string;
  /** The public value that it mixes in, and the reference to it published beforehand; null for rounds without one. */
  value: string | null;
  named: PublicValue | null;
  /** Why it is void; null when it is not. */
  voidCause: VoidCause | null;
  /** The secret's hash, published before betting opened. */
  before: string;
  /** The first block's HMAC, if published. */
  hmac: string | null;
  result: readonly number[];
}

/** The public value of a past round, and why it is void, in the proof's terms. */
export function mixedIn({
  publicValue: named,
  voidCause,
}: Pick<PoolPast, 'publicValue' | 'voidCause'>): Pick<DrawnRound, 'value' | 'named' | 'voidCause'> {
  return { value: named?.value ?? null, named, voidCause };
}

/** Request for a pool game's past rounds, whose results are public with their secrets. */
export function pastDraws<Past extends PoolPast>(
  operation: Operation<Past[], { count: number; before?: string }>,
  result: (past: Past) => readonly number[],
): DrawGame['rounds'] {
  return async ({ count, before }) => {
    const rounds = await channel.request(operation, { count, ...(before && { before }) }, { quiet: true });
    return rounds.map((past) => ({
      ref: { table: '', roundId: past.roundId },
      secret: past.salt,
      ...mixedIn(past),
      before: past.hash,
      hmac: null,
      result: result(past),
    }));
  };
}

/** The last ended rounds of a table, newest first. */
export const latestDraws = (game: DrawGame, table: string, count: number) =>
  queryOptions({
    queryKey: [game.key, 'latest', table, count],
    queryFn: () => game.rounds({ table, count }),
    staleTime: 0,
    gcTime: 0,
  });

/** One ended round; null when the id is unknown. It never changes; one that has not ended is fetched again. */
export const oneDraw = (game: DrawGame, { table, roundId }: RoundRef) =>
  queryOptions({
    queryKey: [game.key, 'round', table, roundId],
    queryFn: async () => {
      const rounds = await game.rounds({ table, count: 1, before: roundAfter(roundId) });
      return rounds.find(({ ref }) => ref.roundId === roundId) ?? null;
    },
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  });

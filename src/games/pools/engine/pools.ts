import { payout } from '../../../../contract/money.ts';
import {
  foldBets,
  foldEnd,
  foldPast,
  foldSnapshot,
  foldStart,
  foldTotals,
  withShownBets,
} from './poolRounds.ts';
import type { PoolEvent, PoolGame, PoolPlayer, PoolRound, PoolState } from './poolState.ts';

/**
 * The engine of the pool games: folds the channel's events into a state. Messages may be late, lost, duplicated or out of
 * order. Events of an older round are dropped, events of a later one are stored until its start, and anything that proves a
 * loss requests a snapshot.
 */

export function initialPools<R>(): PoolState<R> {
  return {
    round: null,
    last: null,
    ahead: null,
    history: [],
    limits: null,
    player: null,
    needsSnapshot: true,
  };
}

/** The state after an event; the same object when the event contained nothing new. */
export function reducePool<R>(game: PoolGame<R>, state: PoolState<R>, event: PoolEvent<R>): PoolState<R> {
  switch (event.type) {
    case 'snapshot':
      return foldSnapshot(state, event.round);
    case 'start':
      return foldStart(game, state, event.opening);
    case 'end':
      return foldEnd(state, event.opening, event.end);
    case 'bets':
      return foldBets(state, event.bets);
    case 'totals':
      return foldTotals(state, event.totals);
    case 'past':
      return foldPast(state, event.rounds);
    case 'signedIn':
      return foldPlayer(state, event.player);
    case 'signedOut':
      return state.player ? withShownBets({ ...state, player: null, last: null }) : state;
  }
}

/** A player's total stake and total payout in a round; null while unknown, or when nothing was staked. */
export function ownOutcome<R>(
  game: PoolGame<R>,
  { bets, end }: Pick<PoolRound<R>, 'bets' | 'end'>,
  userId: string | null,
): { stake: bigint; payout: bigint } | null {
  if (!end || userId === null) return null;
  let stake = 0n;
  let back = 0n;
  for (const bet of bets.values()) {
    if (bet.userId !== userId) continue;
    stake += bet.amount;
    back += end.voided ? bet.amount : payout(bet.amount, game.rate(bet.pool, end.result));
  }
  return stake > 0n ? { stake, payout: back } : null;
}

/** The new player's bets are unknown until a snapshot arrives. */
function foldPlayer<R>(state: PoolState<R>, player: PoolPlayer): PoolState<R> {
  const { id, name, avatar } = player;
  const known = state.player;
  if (known?.id === id && known.name === name && known.avatar === avatar) return state;
  const next = { ...state, player: { id, name, avatar } };
  return known?.id === id ? next : withShownBets({ ...next, last: null, needsSnapshot: true });
}

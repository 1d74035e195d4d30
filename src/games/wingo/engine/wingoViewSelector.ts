import type { WingoModel } from '../../../../contract/games/wingo/rules.ts';
import { compareRounds, seedOf } from '../../engine/roundIds.ts';
import type { PoolEnd, PoolRound, PoolState } from '../../pools/engine/poolState.ts';
import { ownOutcome } from '../../pools/engine/pools.ts';
import { WINGO } from './wingo.ts';
import type { WingoView, WingoViewDraw } from './wingoView.ts';

type Ended = PoolRound<number> & { end: PoolEnd<number> };

/**
 * What the picture of a model shows at a moment: a function from its table's state and a server time to a view. It
 * keeps the player's outcome, so that the same one stays the same object. Make one a model.
 */
export function wingoViewSelector(model: WingoModel): (state: PoolState<number>, now: number) => WingoView {
  let own: WingoView['own'] = null;
  let ownOf: { bets: unknown; end: unknown; userId: string | null } | null = null;
  return (state, now) => {
    const { round } = state;
    if (!round) return { ...LOADING, model };
    const drawn = newestDraw(state);
    const ended = endedRound(state, drawn?.roundId);
    const userId = state.player?.id ?? null;
    if (ownOf?.bets !== ended?.bets || ownOf?.end !== ended?.end || ownOf?.userId !== userId) {
      ownOf = { bets: ended?.bets, end: ended?.end, userId };
      own = ended ? ownOutcome(WINGO, ended, userId) : null;
    }
    const { roundId, startTime, closeTime, endTime, end } = round;
    return {
      phase: end || now >= endTime ? 'waiting' : now < closeTime ? 'betting' : 'closed',
      model,
      roundId,
      seed: seedOf(`${model}:${roundId}`),
      elapsed: Math.max(0, now - startTime),
      remaining: end ? 0 : Math.max(0, endTime - now),
      drawn: drawn && {
        roundId: drawn.roundId,
        seed: seedOf(`${model}:${drawn.roundId}`),
        result: drawn.result,
        since: Math.max(0, now - (end ? endTime : startTime)),
        interrupted: ended?.end.interrupted ?? false,
      },
      own,
    };
  };
}

const LOADING: Omit<WingoView, 'model'> = {
  phase: 'loading',
  roundId: '',
  seed: 0,
  elapsed: 0,
  remaining: 0,
  drawn: null,
  own: null,
};

/** The newest result that is known. Rounds follow each other without a pause: it came as the live one began. */
function newestDraw({ round, history }: PoolState<number>): Pick<WingoViewDraw, 'roundId' | 'result'> | null {
  if (round?.end) return { roundId: round.roundId, result: round.end.result };
  const newest = history[0];
  if (!newest || newest.roundId === null) return null;
  return { roundId: newest.roundId, result: newest.result };
}

/** The round that was seen to that end, with its bets. */
function endedRound({ round, last }: PoolState<number>, roundId: string | undefined): Ended | null {
  for (const one of [round, last])
    if (one?.end && roundId !== undefined && compareRounds(one.roundId, roundId) === 0) return one as Ended;
  return null;
}

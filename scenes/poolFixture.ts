import { STAKES } from '../contract/games/stakes.ts';
import { playTo, rewound } from '../src/games/engine/replayLog.ts';
import type { PoolRecord } from '../src/games/pools/engine/poolReading.ts';
import { type PoolReplayLog, poolReplayLog } from '../src/games/pools/engine/poolReplayLog.ts';
import type { PoolGame, PoolPlayer, PoolState } from '../src/games/pools/engine/poolState.ts';
import type { PoolView } from '../src/games/pools/engine/poolView.ts';
import type { FixtureRound } from './fixtures.ts';

/** ms from the close until the result is received, as over a mobile connection: the time between is drawn too. */
export const RECEIVED_AFTER = 180;

/** Settings of a fixture besides the round itself. */
export interface PoolSetting<R> {
  /** The viewer; null for a visitor. */
  viewer: PoolPlayer | null;
  /** The result of the previous round. */
  before: R;
  /** The viewer's slip before it is placed: an amount per pool, while it is visible. */
  stakes?: readonly bigint[];
}

/** The Indonesian market's, which determine the chips' colours. */
const { min, max } = STAKES.id;
const LIMITS = { min, max };
/** While it is filled and not placed, ms after the opening. */
const FILLED = { from: 4_000, until: 6_000 };

/** A past round of pools as a fixture: played through the live engine and its view. */
export function poolFixture<R, V extends PoolView>(
  game: PoolGame<R>,
  view: (state: PoolState<R>, unplaced: readonly bigint[], now: number) => V,
  record: PoolRecord<R>,
  { viewer, before, stakes = [] }: PoolSetting<R>,
): FixtureRound<V> {
  const { roundId } = record.opening;
  const recorded = poolReplayLog(game, view, record, LIMITS, viewer);
  const { from, to, engine } = recorded;
  const empty = stakes.map(() => 0n);
  const past = { type: 'past' as const, rounds: [{ roundId: `${BigInt(roundId) - 1n}`, result: before }] };
  const events = recorded.events.map(({ at, event }) => ({
    at: event.type === 'end' ? at + RECEIVED_AFTER : at,
    event,
  }));
  const replayLog: PoolReplayLog<R, V> = {
    ...recorded,
    engine: {
      ...engine,
      view: (state, now) => {
        const filled = viewer && now - from >= FILLED.from && now - from < FILLED.until;
        return view(state, filled ? stakes : empty, now);
      },
    },
    events: [{ at: from, event: past }, ...events],
  };
  return {
    duration: to - from,
    view: (t) => replayLog.engine.view(playTo(replayLog, rewound(replayLog), from + t).state, from + t),
  };
}

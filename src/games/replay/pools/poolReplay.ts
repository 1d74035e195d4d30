import type { ComponentType, ReactNode } from 'react';
import type { RoundGameKey } from '../../../../contract/games/roundGames.ts';
import type { SceneSource } from '../../../stage/sceneRunner.ts';
import type { RoundRef } from '../../engine/roundRef.ts';
import type { PoolRecord } from '../../pools/engine/poolReading.ts';
import type { PoolReplayLog } from '../../pools/engine/poolReplayLog.ts';
import type { PoolGame, PoolPlayer } from '../../pools/engine/poolState.ts';

/** All that the page must know of a game of pools to play a past round of it again. Keep it the same object. */
export interface PoolReplay<Result, View> {
  /** As in the addresses. */
  key: RoundGameKey;
  name: string;
  game: PoolGame<Result>;
  /** The tables that have rounds of their own; null: only one. */
  tables: readonly string[] | null;
  /** The round's public log; null when there is none of that name, or it has not ended. */
  load(ref: RoundRef): Promise<PoolRecord<Result> | null>;
  replayLog(
    ref: RoundRef,
    record: PoolRecord<Result>,
    player: PoolPlayer | null,
  ): PoolReplayLog<Result, View>;
  Picture: ComponentType<{ source: SceneSource<View> }>;
  mark(result: Result): ReactNode;
}

import { serverNow } from '../../../net/house.ts';
import type { SceneSource } from '../../../stage/sceneRunner.ts';
import { onTick } from '../../../ui/live/useLiveText.ts';
import type { PoolState } from '../engine/poolState.ts';
import type { PoolView } from '../engine/poolView.ts';
import type { PoolSession } from '../session/poolSession.ts';

/**
 * A live session as the stage asks for it, once a frame, past React. The slip's stakes show while bets are taken; the
 * picture may rest until the phase changes.
 */
export function poolSource<Result, View extends PoolView>(
  session: PoolSession<Result>,
  viewOf: (state: PoolState<Result>, unplaced: readonly bigint[], now: number) => View,
): SceneSource<View> {
  const { store } = session;
  const nothing = new Array<bigint>(session.wire.game.pools).fill(0n);
  const view = () => {
    const { game } = store.getState();
    const now = serverNow();
    const open = game.round !== null && !game.round.end && now < game.round.closeTime;
    return viewOf(game, open ? session.unplaced() : nothing, now);
  };
  return {
    view,
    subscribe(wake) {
      let { phase } = view();
      const stops = [
        store.subscribe(wake),
        onTick(() => {
          const now = view().phase;
          if (now !== phase) wake();
          phase = now;
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

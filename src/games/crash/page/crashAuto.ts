import type { AutoTable } from '../../session/autoRunner.ts';
import type { TableDeps } from '../../session/tableDeps.ts';
import { view } from '../engine/crash.ts';
import type { CrashActions } from './crashActions.ts';
import type { CrashAutoSettings, CrashStore } from './crashStore.ts';

/** The crash table as a run of auto-bets sees it: a bet a round, and none where the player has one. */
export function crashAuto(
  store: CrashStore,
  deps: TableDeps,
  actions: CrashActions,
): AutoTable<CrashAutoSettings> {
  return {
    run: () => store.getState().auto,
    setRun: (auto) => store.setState({ auto }),
    subscribe: (changed) => store.subscribe(changed),
    facts: () => {
      const { game, intents, connection } = store.getState();
      const { player, round } = game;
      if (!player) return 'signedOut';
      if (!round) return null;
      const { phase, remaining } = view(game, deps.serverNow());
      return {
        roundId: round.roundId,
        open: phase === 'preparation',
        remaining,
        synced: connection === 'ready' && !game.needsSnapshot,
        taken: intents.has(round.roundId) || game.owns.get(round.roundId)?.status === 'placed',
        balance: deps.wallet.balance(),
        limits: game.limits,
      };
    },
    bet: (roundId, stake, { autoRate }) => actions.bet(roundId, stake, autoRate),
  };
}

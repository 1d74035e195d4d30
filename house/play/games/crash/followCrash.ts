import type { Logger } from 'pino';
import type { Bus } from '../../../core/bus/bus.ts';
import type { LiveTable, ToldRound } from '../live/liveTable.ts';
import type { GamesConfig } from '../settings.ts';
import { listen } from './events.ts';
import type { CrashSnapshots } from './snapshot.ts';

/** What crash tells of a round as it opens and as it ends. */
interface CrashRound {
  roundId: string;
  /** Lift-off. */
  startTime: number;
  betCount?: number;
  endTime?: number | null;
  target?: string | null;
}

/** Tells the lobby of crash; returns the call that ends it. */
export function followCrash(
  live: LiveTable,
  parts: { bus: Bus; snapshots: CrashSnapshots; timing: GamesConfig['crash']; log: Logger },
): () => void {
  const { bus, snapshots, timing, log } = parts;
  const told = ({ roundId, startTime, betCount, endTime, target }: CrashRound): ToldRound => ({
    roundId,
    startTime: startTime - timing.preparation,
    closeTime: startTime,
    endTime: endTime == null ? null : endTime + timing.squib,
    result: target == null ? null : [target],
    ...(betCount !== undefined && { betCount }),
  });
  const look = () =>
    snapshots.of(null).then(
      (game) => {
        live.remember(game.historyRate.map(({ roundId, rate }) => ({ roundId, result: [rate] })));
        live.tell(told(game));
      },
      (error) => log.debug({ err: error }, 'crash has no round to tell the lobby of'),
    );
  const ends = [
    listen(bus, 'crash.start', (event) => live.tell(told(event))),
    listen(bus, 'crash.end', (event) => live.tell(told(event))),
    // Events may be missing.
    bus.onGap(() => {
      snapshots.forget();
      void look();
    }),
    () => live.stop(),
  ];
  void look();
  return () => {
    for (const end of ends) end();
  };
}

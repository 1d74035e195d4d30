import type { Logger } from 'pino';
import { ErrorCode, Refusal } from '../../../../contract/errors.ts';
import { timesOf } from '../pools/serializers.ts';
import type { PoolTable } from '../pools/table.ts';
import type { RoundView } from '../pools/view.ts';
import type { LiveTable, RoundNews } from './liveTable.ts';

/** Converts a game's rounds to the lobby's wire form. */
export interface LiveSerializer<Result> {
  /** A round's id on the wire. */
  idOf(roundId: string): string;
  textOf(result: Result): string[];
}

/** Publishes the rounds of a game of pools to the lobby; returns the function that stops it. */
export function followPool<Result>(
  table: PoolTable<Result>,
  live: LiveTable,
  { idOf, textOf }: LiveSerializer<Result>,
  log: Logger,
): () => void {
  const viewOf = (round: RoundView<Result>): RoundNews => ({
    roundId: idOf(round.roundId),
    ...timesOf(round),
    result: round.drawn && textOf(round.drawn.result),
  });
  const catchUp = async () => {
    const { round, past, betCount } = await table.snapshots.of(null);
    live.remember(past.map(({ roundId, result }) => ({ roundId: idOf(roundId), result: textOf(result) })));
    live.update({ ...viewOf(round), betCount });
  };
  const look = () =>
    catchUp().catch((error) => {
      // A new game: its first round is published when it opens.
      if (!(error instanceof Refusal && error.code === ErrorCode.notFound))
        log.warn({ err: error }, 'the lobby was not told of a table');
    });
  table.bets.onCount = (roundId, count) => live.count(idOf(roundId), count);
  const ends = [
    table.bus.listen('start', ({ round }) => live.update(viewOf(round))),
    table.bus.listen('end', ({ round }) => live.update(viewOf(round))),
    // Events may be missing.
    table.bus.onGap(() => {
      table.snapshots.forget();
      void look();
    }),
    () => live.stop(),
  ];
  void look();
  return () => {
    for (const end of ends) end();
  };
}

import type { RoundGameKey } from '../../../../contract/games/roundGames.ts';
import type { Minor } from '../../../../contract/money.ts';
import type { Channel } from '../../../core/channel/area.ts';
import type { GameModule, GameParts } from '../gameModule.ts';
import { followPool } from '../live/followPool.ts';
import { LiveTable } from '../live/liveTable.ts';
import { type PoolAnswers, poolChannel } from './channel.ts';
import type { PoolTeller } from './events.ts';
import { seatsOf } from './poolPlan.ts';
import type { PoolRules } from './rules.ts';
import { seedRounds } from './seed.ts';
import { PoolTable } from './table.ts';

/** A game of one table of pools. */
export interface PoolGame<Result> {
  name: RoundGameKey;
  rules: PoolRules<Result>;
  answers: PoolAnswers<Result>;
  teller(channel: Channel): PoolTeller<Result>;
  /** A result as the lobby is told it (contract/games/live/schema.graphql). */
  liveResult(result: Result): string[];
  /** What demo players stake. */
  steps: readonly Minor[];
}

/** Builds a game of one table: its rounds, its channel routes and events. */
export function poolModule<Result>(game: PoolGame<Result>, parts: GameParts): GameModule {
  const { config, clock } = parts;
  const table = new PoolTable(game.rules, game.teller, seatsOf(game, parts), parts);
  const live = new LiveTable(game.name, parts);
  let unfollow: (() => void) | null = null;
  return {
    name: game.rules.name,
    live,
    demoWins: table.history.wins,
    area: poolChannel(table, game.answers, parts),
    get leads() {
      return table.leads;
    },
    async start() {
      if (config.seed) await seedRounds(table.own, game.rules, clock.now());
      await table.start();
      unfollow = followPool(table, live, { idOf: (roundId) => roundId, textOf: game.liveResult }, parts.log);
    },
    resign: () => table.resign(),
    async stop() {
      unfollow?.();
      await table.stop();
    },
  };
}

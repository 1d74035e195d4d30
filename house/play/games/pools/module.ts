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

/** A game of pools with one room. */
export interface PoolGame<Result> {
  name: RoundGameKey;
  rules: PoolRules<Result>;
  answers: PoolAnswers<Result>;
  teller(channel: Channel): PoolTeller<Result>;
  /** Converts a result to the lobby's wire form (contract/games/live/schema.graphql). */
  liveResult(result: Result): string[];
  /** Stakes of demo players. */
  steps: readonly Minor[];
}

/** Builds a game with one room: its rounds, its channel routes and events. */
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

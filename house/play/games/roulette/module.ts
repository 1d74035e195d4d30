import { ROULETTE_STAKES } from '../../../../contract/games/roulette/rules.ts';
import type { GameFactory } from '../gameModule.ts';
import { poolModule } from '../pools/module.ts';
import { startOf } from '../pools/serializers.ts';
import { rouletteRules } from './rules.ts';
import {
  rouletteBet,
  rouletteEnd,
  rouletteMyBet,
  rouletteOwn,
  roulettePast,
  rouletteSnapshot,
} from './serializers.ts';

/** Builds roulette. */
export const rouletteModule: GameFactory = (parts) => {
  const limits = ROULETTE_STAKES[parts.config.market.id];
  return poolModule(
    {
      name: 'roulette',
      rules: rouletteRules(parts.config),
      steps: limits.steps,
      answers: {
        bet: rouletteBet,
        snapshot: (view) => rouletteSnapshot(view, limits),
        past: roulettePast,
        myBet: rouletteMyBet,
        poolOf: ({ pool }) => String(pool),
      },
      liveResult: ({ number }) => [String(number)],
      teller: (channel) => ({
        start: ({ round, now }) => channel.publish('rouletteRoundStart', startOf(round, now)),
        end: ({ round, now }) => channel.publish('rouletteRoundEnd', rouletteEnd(round, now)),
        update: { field: 'rouletteRoundUpdate', bet: rouletteBet },
        own: { field: 'rouletteRoundResult', result: rouletteOwn },
      }),
    },
    parts,
  );
};

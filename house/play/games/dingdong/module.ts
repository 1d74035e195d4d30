import { dingdongStakes } from '../../../../contract/games/dingdong/rules.ts';
import type { GameFactory } from '../gameModule.ts';
import { poolModule } from '../pools/module.ts';
import { startOf } from '../pools/serializers.ts';
import { dingdongRules } from './rules.ts';
import {
  dingdongBet,
  dingdongEnd,
  dingdongMyBet,
  dingdongPast,
  dingdongRuns,
  dingdongSnapshot,
} from './serializers.ts';

/** Builds dingdong. Its results are a round's, for everybody: players' own are in their history. */
export const dingdongModule: GameFactory = (parts) => {
  const limits = dingdongStakes(parts.config.market.id);
  return poolModule(
    {
      name: 'dingdong',
      rules: dingdongRules(parts.config),
      steps: limits.steps,
      answers: {
        bet: dingdongBet,
        snapshot: (view) => dingdongSnapshot(view, limits),
        past: dingdongPast,
        myBet: dingdongMyBet,
        poolOf: ({ pool }) => String(pool),
      },
      liveResult: (cells) => cells.slice(-1).map(String),
      teller: (channel) => ({
        start: ({ round, now }) => channel.publish('dingdongRoundStart', startOf(round, now)),
        end({ round, now }) {
          channel.publish('dingdongRoundEnd', dingdongEnd(round, now));
          for (const run of dingdongRuns(round, now))
            channel.publish('dingdongRoundResult', run, round.roundId);
        },
        update: { field: 'dingdongRoundUpdate', bet: dingdongBet },
      }),
    },
    parts,
  );
};

import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { ChannelArea } from '../../core/channel/area.ts';
import { idOf, pageOf, playerOf } from '../../play/games/arguments.ts';
import { CLIENT_SEED, type Seeds } from '../../play/solo/seeds.ts';

/** The seed pairs for spins: handled like those of solo games. */
export function wheelSeeds(seeds: Seeds): ChannelArea {
  return {
    Query: {
      dailyWheelMySeeds: ({ count, before }, caller) => seeds.ended(playerOf(caller), pageOf(count, before)),
    },
    Mutation: {
      dailyWheelSetSeed({ pairId, clientSeed }, caller) {
        const seed = String(clientSeed);
        if (!CLIENT_SEED.test(seed)) throw new Refusal(ErrorCode.badParameter, 'clientSeed');
        return seeds.turn(playerOf(caller), idOf(pairId), seed);
      },
    },
  };
}

// Generated from operations.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import { operation } from '../../operation.ts';
import type { LiveGame } from '../live/channel.ts';
import type { PublicSource, VoidCause } from './channel.ts';

export type RoundFairnessQueryVariables = {
  game: LiveGame;
};

export interface RoundFairnessQuery { roundFairness: { source: PublicSource, day: EndedRoundsFragment, month: EndedRoundsFragment } }

export type EndedRoundsFragment = { rounds: number, voids: Array<{ cause: VoidCause, count: number }> };

/** /rounds/fairness */
export const roundFairness = operation<RoundFairnessQuery['roundFairness'], RoundFairnessQueryVariables>(
  'roundFairness',
  'query RoundFairness($game:LiveGame!){roundFairness(game:$game){source day{rounds voids{cause count}}month{rounds voids{cause count}}}}',
);

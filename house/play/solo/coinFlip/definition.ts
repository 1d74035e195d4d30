import type { CoinFlipRound, CoinSide } from '../../../../contract/games/coinFlip/channel.ts';
import {
  COIN_FLIP_RULES,
  type CoinFlipChoice,
  type CoinFlipState,
} from '../../../../contract/games/coinFlip/rules.ts';
import type { SoloDefinition } from '../definition.ts';

export const coinFlipDefinition: SoloDefinition<CoinFlipChoice, CoinSide[], CoinSide, CoinFlipState> = {
  rules: COIN_FLIP_RULES,
  offered: true,
  catalogue: {
    title: 'Coin Flip',
    type: 'instant',
    theme: 'classic',
    rtp: 9800,
    volatility: 3,
    releasedAt: '2026-11-25',
  },
  choiceOf: ({ side }) => ({ side: side as CoinSide }),
  moveOf: ({ side }) => side as CoinSide,
  resultOf: ({ state }) => state.flips,
  view: ({ state }): Pick<CoinFlipRound, 'calls' | 'flips'> => ({
    calls: [...state.calls],
    flips: [...state.flips],
  }),
};

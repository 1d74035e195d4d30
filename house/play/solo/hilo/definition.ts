import type { HiloCurRound, HiloGuess, HiloRound } from '../../../../contract/games/hilo/channel.ts';
import { HILO_RULES, type HiloState } from '../../../../contract/games/hilo/rules.ts';
import { fairRate } from '../../../../contract/games/solo/rules.ts';
import { RATE_ONE } from '../../../../contract/money.ts';
import type { SoloDefinition } from '../definition.ts';

export const hiloDefinition: SoloDefinition<null, number[], HiloGuess, HiloState> = {
  rules: HILO_RULES,
  offered: true,
  catalogue: {
    title: 'Hilo',
    type: 'instant',
    theme: 'classic',
    rtp: 9800,
    volatility: 3,
    releasedAt: '2026-11-25',
  },
  choiceOf: () => null,
  moveOf: ({ guess }) => guess as HiloGuess,
  resultOf: ({ state }) => state.cards.map(String),
  view: ({ state }): Pick<HiloRound, 'cards' | 'guesses'> => ({
    cards: [...state.cards],
    guesses: [...state.guesses],
  }),
  rule: ({ min, maxProfit }): Pick<HiloCurRound, 'rule'> => ({
    rule: {
      profitRate: fairRate(1n, 1n).toString(),
      maxRate: (((min + maxProfit) * RATE_ONE) / min).toString(),
    },
  }),
};

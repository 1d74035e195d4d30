import type { EggsRisk, EggsRound } from '../../../../contract/games/eggs/channel.ts';
import { EGGS_RULES, type EggsChoice, type EggsState } from '../../../../contract/games/eggs/rules.ts';
import type { Rate } from '../../../../contract/money.ts';
import type { SoloDefinition } from '../definition.ts';

export const eggsDefinition: SoloDefinition<EggsChoice, Rate[], never, EggsState> = {
  rules: EGGS_RULES,
  offered: true,
  catalogue: {
    title: 'Eggs',
    type: 'instant',
    theme: 'nature',
    rtp: 9800,
    volatility: 2,
    releasedAt: '2026-11-25',
  },
  choiceOf: ({ risk, egg }) => ({ risk: risk as EggsRisk, egg: Number(egg) }),
  resultOf: ({ state }) => [state.rate.toString()],
  view: ({ choice: { risk, egg }, state }): Pick<EggsRound, 'risk' | 'egg' | 'prizes'> => ({
    risk,
    egg,
    prizes: state.prizes.map(String),
  }),
};

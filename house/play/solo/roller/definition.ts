import type { RollerRound } from '../../../../contract/games/roller/channel.ts';
import {
  ROLLER_RULES,
  type RollerChoice,
  type RollerState,
  rollerRate,
} from '../../../../contract/games/roller/rules.ts';
import type { SoloDefinition } from '../definition.ts';

export const rollerDefinition: SoloDefinition<RollerChoice, number, never, RollerState> = {
  rules: ROLLER_RULES,
  offered: true,
  catalogue: {
    title: 'Roller',
    type: 'instant',
    theme: 'classic',
    rtp: 9800,
    volatility: 3,
    releasedAt: '2026-11-25',
  },
  choiceOf: ({ choose, isHigher }) => ({ choose: Number(choose), isHigher: isHigher === true }),
  resultOf: ({ state }) => [state.result.toString()],
  view: ({ choice, state }): Pick<RollerRound, 'choose' | 'isHigher' | 'result' | 'multiplier'> => ({
    ...choice,
    result: state.result,
    multiplier: rollerRate(choice).toString(),
  }),
};

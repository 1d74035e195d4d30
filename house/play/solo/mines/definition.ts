import type { MinesRound } from '../../../../contract/games/mines/channel.ts';
import { MINES_RULES, type MinesChoice, type MinesState } from '../../../../contract/games/mines/rules.ts';
import type { SoloDefinition } from '../definition.ts';

export const minesDefinition: SoloDefinition<MinesChoice, number[], number, MinesState> = {
  rules: MINES_RULES,
  offered: true,
  catalogue: {
    title: 'Mines',
    type: 'instant',
    theme: 'gems',
    rtp: 9800,
    volatility: 3,
    releasedAt: '2026-11-25',
  },
  choiceOf: ({ mineCount }) => ({ mineCount: Number(mineCount) }),
  moveOf: ({ tile }) => Number(tile),
  resultOf: ({ state, outcome }) => state.tiles.map((tile) => (outcome.includes(tile) ? 'mine' : 'gem')),
  view: ({ state, outcome, end }): Pick<MinesRound, 'mineCount' | 'tiles' | 'mines'> => ({
    mineCount: state.mineCount,
    tiles: [...state.tiles],
    mines: end ? outcome : null,
  }),
};

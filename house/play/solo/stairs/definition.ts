import type { StairsRound } from '../../../../contract/games/stairs/channel.ts';
import {
  STAIRS_RULES,
  type StairsChoice,
  type StairsState,
} from '../../../../contract/games/stairs/rules.ts';
import type { SoloDefinition } from '../definition.ts';

export const stairsDefinition: SoloDefinition<StairsChoice, number[][], number, StairsState> = {
  rules: STAIRS_RULES,
  offered: true,
  catalogue: {
    title: 'Stairs',
    type: 'instant',
    theme: 'adventure',
    rtp: 9800,
    volatility: 3,
    releasedAt: '2026-11-25',
  },
  choiceOf: ({ stones, path }) => ({
    stones: Number(stones),
    path: path == null ? null : (path as number[]),
  }),
  moveOf: ({ place }) => Number(place),
  // A step onto a stone does not climb.
  resultOf: ({ state: { path }, end }) =>
    path.map((_place, at) => String(end === 'lost' && at === path.length - 1 ? at : at + 1)),
  view: ({ state, outcome, end }): Pick<StairsRound, 'stones' | 'path' | 'fallen'> => ({
    stones: state.stones,
    path: [...state.path],
    fallen: end ? outcome : outcome.slice(0, state.path.length),
  }),
};

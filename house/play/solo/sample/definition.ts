import type { SampleRound, SampleSide } from '../../../../contract/games/sample/channel.ts';
import {
  SAMPLE_RULES,
  type SampleChoice,
  type SampleState,
} from '../../../../contract/games/sample/rules.ts';
import type { SoloDefinition } from '../definition.ts';

export const sampleDefinition: SoloDefinition<SampleChoice, SampleSide[], SampleSide, SampleState> = {
  rules: SAMPLE_RULES,
  offered: true,
  catalogue: {
    title: 'Sample',
    type: 'instant',
    theme: 'classic',
    rtp: 9800,
    volatility: 3,
    releasedAt: '2026-11-25',
  },
  choiceOf: ({ side }) => ({ side: side as SampleSide }),
  moveOf: ({ side }) => side as SampleSide,
  resultOf: ({ state }) => state.flips,
  view: ({ state }): Pick<SampleRound, 'calls' | 'flips'> => ({
    calls: [...state.calls],
    flips: [...state.flips],
  }),
};

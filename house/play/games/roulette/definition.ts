import { ROULETTE_TIMING } from '../../../../contract/games/roulette/rules.ts';
import { type GameDefinition, type RoundPace, readPace } from '../definition.ts';

export const rouletteDefinition: GameDefinition<RoundPace> = {
  settings: (read) => readPace(read, 'ROULETTE', ROULETTE_TIMING),
  resultOf: (outcome) => [String((outcome as { number: number }).number)],
  catalogue: {
    title: 'Roulette 15',
    type: 'table',
    theme: 'classic',
    rtp: 9333,
    volatility: 3,
    releasedAt: '2026-11-21',
  },
};

import { DICE_TIMING, type DiceRand } from '../../../../contract/games/dice/rules.ts';
import { type GameDefinition, type RoundPace, readPace } from '../definition.ts';

export const diceDefinition: GameDefinition<RoundPace> = {
  settings: (read) => readPace(read, 'DICE', DICE_TIMING),
  resultOf: (outcome) => (outcome as { rand: DiceRand }).rand.map(String),
  catalogue: {
    title: 'Dice',
    type: 'table',
    theme: 'classic',
    rtp: 9444,
    volatility: 2,
    releasedAt: '2026-11-21',
  },
};

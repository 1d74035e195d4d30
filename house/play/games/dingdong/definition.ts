import { DINGDONG_TIMING } from '../../../../contract/games/dingdong/rules.ts';
import { type GameDefinition, type RoundPace, readPace } from '../definition.ts';

export const dingdongDefinition: GameDefinition<RoundPace> = {
  settings: (read) => readPace(read, 'DINGDONG', DINGDONG_TIMING),
  resultOf: (outcome) => (outcome as { cells: number[] }).cells.slice(-1).map(String),
  catalogue: {
    title: 'Dingdong',
    type: 'instant',
    theme: 'fruit',
    rtp: 9545,
    volatility: 3,
    releasedAt: '2026-11-21',
  },
};

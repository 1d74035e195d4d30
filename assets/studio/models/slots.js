import { blankCoin } from '../flipCoin.js';
import { slotRank } from '../slotRanks.js';
import { slotScatter, slotWild } from '../slotTokens.js';

/** Each: (frame, frames) => { object, camera: { eye, target, height }, light?, tone? } (studio/stage.js). */
export const slotsModels = { slotWild, slotScatter, slotCoin: blankCoin, slotRank };

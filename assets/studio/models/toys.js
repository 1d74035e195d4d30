import { climber } from '../climber.js';
import { dieAtRest, dieFace, dieInAir } from '../die.js';
import { egg, eggBottom, eggCrack, eggInside, eggTop } from '../egg.js';
import { coinSide, flipCoin } from '../flipCoin.js';
import { gem } from '../gem.js';
import { mine } from '../mine.js';
import { closedTile, openTile } from '../minesTile.js';
import { nest } from '../nest.js';
import { ringCell } from '../ringCell.js';
import { stairBlock } from '../stairBlock.js';
import { stone } from '../stone.js';
import { symbol } from '../symbols.js';

/** Each: (frame, frames) => { object, camera: { eye, target, height }, light?, tone? } (studio/stage.js). */
export const toysModels = {
  flipCoin,
  coinSide,
  ivoryDie: dieAtRest('ivory'),
  ivoryTumble: dieInAir('ivory'),
  ivoryFace: dieFace('ivory'),
  symbol,
  ringCell,
  gem,
  mine,
  closedTile,
  openTile,
  egg,
  eggTop,
  eggBottom,
  eggInside,
  eggCrack,
  nest,
  stone,
  stairBlock,
  climberIdle: climber('idle'),
  climberStep: climber('step'),
  climberHit: climber('hit'),
  climberCheer: climber('cheer'),
};

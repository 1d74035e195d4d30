import { chest } from '../chest.js';
import { envelope } from '../envelope.js';
import { gift } from '../gift.js';
import { tossedCoin } from '../gold.js';
import { medal } from '../medal.js';
import {
  redPocketFlap,
  redPocketFlapUp,
  redPocketFront,
  redPocketInside,
  redPocketTurn,
} from '../redPocket.js';
import { calendar, coinStack, ticket } from '../tokens.js';
import { trophy } from '../trophy.js';

/** Each: (frame, frames) => { object, camera: { eye, target, height }, light?, tone? } (studio/stage.js). */
export const treasuresModels = {
  tossedCoin,
  trophy,
  chest,
  envelope,
  gift,
  medal,
  coinStack,
  ticket,
  calendar,
  redPocketTurn,
  redPocketInside,
  redPocketFront,
  redPocketFlap,
  redPocketFlapUp,
};

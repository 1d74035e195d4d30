import { tossedCoin } from '../gold.js';

/** Each: (frame, frames) => { object, camera: { eye, target, height }, light?, tone? } (studio/stage.js). */
export const treasuresModels = { tossedCoin };

// Generated from the folders of games by scripts/registries/games.ts (npm run codegen): not to be edited.

import type { SoloGameKey } from '../../../contract/games/soloGames.ts';
import { TESTED_COIN_FLIP } from '../../play/solo/coinFlip/testPlay.ts';
import { TESTED_COLOR_WHEEL } from '../../play/solo/colorWheel/testPlay.ts';
import { TESTED_CRYPTOS } from '../../play/solo/cryptos/testPlay.ts';
import { TESTED_EGGS } from '../../play/solo/eggs/testPlay.ts';
import { TESTED_HILO } from '../../play/solo/hilo/testPlay.ts';
import { TESTED_MINES } from '../../play/solo/mines/testPlay.ts';
import { TESTED_ROLLER } from '../../play/solo/roller/testPlay.ts';
import { TESTED_STAIRS } from '../../play/solo/stairs/testPlay.ts';
import type { TestedSolo } from './testedGame.ts';

/** The solo games as tests play them. */
export const TESTED_SOLO: Readonly<Record<SoloGameKey, TestedSolo>> = {
  coinFlip: TESTED_COIN_FLIP,
  eggs: TESTED_EGGS,
  hilo: TESTED_HILO,
  mines: TESTED_MINES,
  roller: TESTED_ROLLER,
  colorWheel: TESTED_COLOR_WHEEL,
  stairs: TESTED_STAIRS,
  cryptos: TESTED_CRYPTOS,
};

import type { CoinFlipRound as ToldRound } from '../../../contract/games/coinFlip/channel.ts';
import {
  coinFlipCashRound,
  coinFlipCurRound,
  coinFlipMyPastRound,
  coinFlipMyRound,
  coinFlipMySeeds,
  coinFlipPastRound,
  coinFlipRoundUpdate,
  coinFlipSelectCard,
  coinFlipSetSeed,
  coinFlipStartRound,
} from '../../../contract/games/coinFlip/operations.ts';
import type { SoloWire } from '../solo/soloWire.ts';
import { type CoinFlip, readCoinFlip, SIDES, type Side } from './engine/coinFlip.ts';

const side = (choice: Side) => SIDES[choice] ?? 'heads';

/** The API mapping of coin flip: the first side is sent with the start. */
export const COIN_FLIP_WIRE: SoloWire<CoinFlip, ToldRound> = {
  key: 'coinFlip',
  read: readCoinFlip,
  current: coinFlipCurRound,
  update: coinFlipRoundUpdate,
  mine: coinFlipMyRound,
  history: coinFlipMyPastRound,
  past: coinFlipPastRound,
  seeds: coinFlipMySeeds,
  setSeed: coinFlipSetSeed,
  start: (channel, request, choice) =>
    channel.request(coinFlipStartRound, { ...request, side: side(choice) }),
  move: (channel, request, choice) => channel.request(coinFlipSelectCard, { ...request, side: side(choice) }),
  cash: coinFlipCashRound,
};

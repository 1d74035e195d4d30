import type { CryptosRound as ToldRound } from '../../../contract/games/cryptos/channel.ts';
import {
  cryptosCurRound,
  cryptosMyPastRound,
  cryptosMyRound,
  cryptosMySeeds,
  cryptosPastRound,
  cryptosRoundUpdate,
  cryptosSetSeed,
  cryptosStartRound,
} from '../../../contract/games/cryptos/operations.ts';
import type { SoloWire } from '../solo/soloWire.ts';
import { type Cryptos, readCryptos } from './engine/cryptos.ts';

/** The API mapping of cryptos. */
export const CRYPTOS_WIRE: SoloWire<Cryptos, ToldRound> = {
  key: 'cryptos',
  read: readCryptos,
  current: cryptosCurRound,
  update: cryptosRoundUpdate,
  mine: cryptosMyRound,
  history: cryptosMyPastRound,
  past: cryptosPastRound,
  seeds: cryptosMySeeds,
  setSeed: cryptosSetSeed,
  start: (channel, request) => channel.request(cryptosStartRound, request),
  move: null,
  cash: null,
};

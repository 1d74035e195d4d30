import type { CryptosHand, CryptosRound as ToldRound } from '../../../../contract/games/cryptos/channel.ts';
import type { AutoSettings } from '../../engine/autoRun.ts';
import { readSoloRound, type SoloKind, type SoloRound } from '../../engine/soloPlay.ts';

export interface CryptosRound extends SoloRound {
  /** Five coins, 0 to 6, and their payout rate. */
  coins: readonly number[];
  hand: CryptosHand;
}

export interface Cryptos extends SoloKind {
  round: CryptosRound;
  /** There is nothing to choose, but null would mean an incomplete choice. */
  choice: 'deal';
  move: never;
  settings: AutoSettings;
}

export function readCryptos(received: ToldRound): CryptosRound {
  return { ...readSoloRound(received), coins: received.coins, hand: received.hand };
}

import type { ReactNode } from 'react';
import type { SoloState } from '../../../../contract/games/solo/rules.ts';
import type { SoloKind } from '../../engine/soloPlay.ts';
import type { AnyWire } from '../../solo/soloWire.ts';
import type { SoloCheck } from './proveSolo.ts';

/** All that the page must know of a solo game. */
export interface SoloFairness<K extends SoloKind, Choice, Outcome, Move, State extends SoloState>
  extends SoloCheck<K, Choice, Outcome, Move, State> {
  wire: AnyWire<K>;
  /** A round small enough for a row of them. */
  mark: (round: K['round']) => ReactNode;
  /** What a round showed (`shown`), as the game shows it. */
  picture: (text: string) => ReactNode;
  /** What is drawn out of the HMAC's bytes `h` of the first block, in Python. */
  python: string;
}

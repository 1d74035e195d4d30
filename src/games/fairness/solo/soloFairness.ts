import type { ReactNode } from 'react';
import type { SoloState } from '../../../../contract/games/solo/rules.ts';
import type { SoloKind } from '../../engine/soloPlay.ts';
import type { AnyWire } from '../../solo/soloWire.ts';
import type { SoloCheck } from './proveSolo.ts';

/** Everything the page needs to know about a solo game. */
export interface SoloFairness<K extends SoloKind, Choice, Outcome, Move, State extends SoloState>
  extends SoloCheck<K, Choice, Outcome, Move, State> {
  wire: AnyWire<K>;
  /** A round as a mark small enough for a row of them. */
  mark: (round: K['round']) => ReactNode;
  /** The shown result (`shown`) as the game draws it. */
  picture: (text: string) => ReactNode;
  /** Python expression of the draw from the HMAC's bytes `h` of the first block. */
  python: string;
}

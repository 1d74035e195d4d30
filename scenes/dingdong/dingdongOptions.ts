import type { DingdongPool } from '../../contract/games/dingdong/rules.ts';

/** What the picture needs to know beside the round. Texts are in the player's language. */
export interface DingdongOptions {
  /** Decimal separator of the player's locale; thousands get the other one. */
  decimal: ',' | '.';
  /** Leaves out the run, the blinking and the bursts: results stand at once. */
  reducedMotion: boolean;
  /**
   * betting: stands below the countdown. interrupted: below the result of a round whose stakes go back. The others:
   * what the symbols are called.
   */
  labels: Record<'betting' | 'interrupted' | DingdongPool, string>;
}

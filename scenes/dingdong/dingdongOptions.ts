/** What the picture needs to know beside the round. Texts are in the player's language. */
export interface DingdongOptions {
  /** Decimal separator of the player's locale; thousands get the other one. */
  decimal: ',' | '.';
  /** Leaves out the run, the blinking and the bursts: results stand at once. */
  reducedMotion: boolean;
  labels: {
    /** Stands below the countdown. */
    betting: string;
    /** Stands below the result of a round whose stakes go back. */
    interrupted: string;
    /** What the symbols are called, in the order of the pools. */
    symbols: readonly string[];
  };
}

/** What the picture needs to know beside the round. Texts are in the player's language. */
export interface RouletteOptions {
  /** Decimal separator of the player's locale; thousands get the other one. */
  decimal: ',' | '.';
  /** Leaves out the spin, the flights and the bursts: results stand at once. */
  reducedMotion: boolean;
  labels: {
    /** Stands on the wheel in a round whose stakes go back. */
    interrupted: string;
  };
}

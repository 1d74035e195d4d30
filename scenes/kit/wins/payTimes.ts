/** ms since betting closed at which the chips of a round are settled. */
export interface PayTimes {
  /** Lost chips start for the house. */
  sweep: number;
  /** Winnings start from the house for the pools. */
  pay: number;
  /** Stakes and winnings start for their players. */
  take: number;
  /** Duration of a chip's flight, ms. */
  flight: number;
  /** ms in which all chips of one step start. */
  spread: number;
  /** The pools are clear. */
  end: number;
}

/** When the pools have to be clear, to be seen empty before the next round. */
const CLEAR = 7_200;

/** The times after a draw whose result was visible `shown` ms after betting closed; a late one is paid faster. */
export function payTimes(shown: number): PayTimes {
  const pace = Math.min(1, Math.max(0.2, (CLEAR - shown) / 2_600));
  const at = (ms: number) => Math.round(shown + ms * pace);
  const span = (ms: number) => Math.round(ms * pace);
  return {
    sweep: at(250),
    pay: at(750),
    take: at(1_850),
    flight: span(440),
    spread: span(260),
    end: at(2_600),
  };
}

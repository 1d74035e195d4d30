/** ms since betting closed at which the chips of a round are settled. */
export interface PayTimes {
  /** Lost chips leave for the house. */
  sweep: number;
  /** Winnings leave the house for the pools. */
  pay: number;
  /** Stakes and winnings leave for their players. */
  take: number;
  /** ms a chip is on its way. */
  flight: number;
  /** ms in which all chips of one step leave. */
  spread: number;
  /** The table is clear. */
  end: number;
}

/** When the table has to be clear, so that it can be seen empty before the next round. */
const CLEAR = 7_200;

/** The times that follow a draw that was plain to see `shown` ms after betting closed; a late one is paid faster. */
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

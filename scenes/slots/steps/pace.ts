/** Durations, in ms. */
export interface Pace {
  /** With reduced motion reels do not turn: the new board appears at once. */
  readonly still: boolean;
  readonly turn: {
    /** ms in which a reel accelerates, and the delay between reels. */
    readonly gather: number;
    readonly stagger: number;
    /** Symbols per ms for each row of the window. */
    readonly speed: number;
    /** Minimum ms the first reel turns, in total and after the answer; the others stop one by one. */
    readonly least: number;
    readonly late: number;
    readonly between: number;
    /** Additional ms for each reel that may complete the feature, and the ms in which that one brakes. */
    readonly anticipation: number;
    readonly brake: number;
    /** ms of its oscillation about its place. */
    readonly settle: number;
  };
  readonly wins: {
    /** ms in which all wins are shown together, then the best ones individually. */
    readonly all: number;
    readonly each: number;
    readonly most: number;
  };
  readonly tumble: { readonly pop: number; readonly fall: number };
  readonly expand: number;
  readonly climb: number;
  readonly scatters: number;
  readonly banner: number;
  readonly lock: number;
  readonly respin: number;
  /** ms in which each coin is counted, and the maximum for all. */
  readonly coin: number;
  readonly collect: number;
  /** Between two free spins. */
  readonly gap: number;
  /** ms in which a celebration counts up to each tier, and then stays. */
  readonly count: number;
  readonly countHold: number;
}

export const NORMAL: Pace = {
  still: false,
  turn: {
    gather: 150,
    stagger: 45,
    speed: 0.006,
    least: 760,
    late: 300,
    between: 190,
    anticipation: 1_150,
    brake: 760,
    settle: 280,
  },
  wins: { all: 1_050, each: 700, most: 3 },
  tumble: { pop: 300, fall: 430 },
  expand: 720,
  climb: 360,
  scatters: 950,
  banner: 2_100,
  lock: 700,
  respin: 900,
  coin: 190,
  collect: 2_400,
  gap: 260,
  count: 1_500,
  countHold: 1_700,
};

export const TURBO: Pace = {
  still: false,
  turn: {
    gather: 80,
    stagger: 0,
    speed: 0.0075,
    least: 260,
    late: 140,
    between: 25,
    anticipation: 420,
    brake: 300,
    settle: 190,
  },
  wins: { all: 560, each: 0, most: 0 },
  tumble: { pop: 170, fall: 240 },
  expand: 360,
  climb: 160,
  scatters: 480,
  banner: 1_100,
  lock: 350,
  respin: 420,
  coin: 80,
  collect: 1_000,
  gap: 90,
  count: 800,
  countHold: 1_100,
};

/** The pace without reel motion: purely visual phases take no time; what has to be read keeps its time. */
export function stillPace(pace: Pace): Pace {
  return {
    ...pace,
    still: true,
    turn: {
      ...pace.turn,
      gather: 0,
      stagger: 0,
      least: 0,
      late: 0,
      between: 0,
      anticipation: 0,
      settle: 240,
    },
    tumble: { pop: pace.tumble.pop, fall: 120 },
  };
}

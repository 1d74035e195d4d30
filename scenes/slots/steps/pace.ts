/** How long things take, in ms. */
export interface Pace {
  /** Without motion reels do not turn: the new board is there at once. */
  readonly still: boolean;
  readonly turn: {
    /** A reel gathers speed, and begins so much after the one before it. */
    readonly gather: number;
    readonly stagger: number;
    /** Symbols a ms for each row of the window. */
    readonly speed: number;
    /** The first reel turns so long at least, and so long after its answer; the others stop one by one. */
    readonly least: number;
    readonly late: number;
    readonly between: number;
    /** More of it for each reel that may bring the feature, and how long that one brakes. */
    readonly anticipation: number;
    readonly brake: number;
    /** It swings about its place. */
    readonly settle: number;
  };
  readonly wins: {
    /** All of them are shown together, then the best ones each. */
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
  /** Coins are counted one by one, all of them in so long at most. */
  readonly coin: number;
  readonly collect: number;
  /** Between two free spins. */
  readonly gap: number;
  /** A celebration counts this long up to each tier, and then is held. */
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

/** What reels do not turn for takes no time; what has to be read still does. */
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

/** A round as data for the same engine that draws live rounds: any moment of it can be drawn. */
export interface FixtureRound<View> {
  /** ms from the round's opening to the last moment at which it is visible. */
  readonly duration: number;
  /** The view `t` ms after the round opened; below 0, before anything is known of the round. */
  view(t: number): View;
}

/** A moment for a reference image: the name of a round and ms after that round opened. */
export interface FixtureMoment {
  round: string;
  t: number;
}

/** A phase of a round with uniform activity, for frame cost measurements: ms after that round opened. */
export interface FixturePhase extends FixtureMoment {
  name: string;
  until: number;
}

/** A scene's data for visual regression and benchmarks. */
export interface SceneFixtures<View, Options> {
  /** Options for every frame besides the view. */
  options: Options;
  /** By name; the first is the default. */
  rounds: Readonly<Record<string, FixtureRound<View>>>;
  /** By name: the boundaries of every phase, and anything else with a distinct look. */
  moments: Readonly<Record<string, FixtureMoment>>;
  /** Consecutive phases that cover a busy round. */
  phases: readonly FixturePhase[];
  /** A moment at which nothing moves: no frame may be drawn there. */
  still: FixtureMoment;
}

/** A round that is data, fed to the same engine as a live one: anybody can draw any moment of it. */
export interface FixtureRound<View> {
  /** ms from the round's opening to the last moment there is something of it to see. */
  readonly duration: number;
  /** What the picture shows `t` ms after the round opened; below 0, before anything is known of the round. */
  view(t: number): View;
}

/** A moment worth a kept picture: a name of a round and ms after that round opened. */
export interface FixtureMoment {
  round: string;
  t: number;
}

/** A stretch of a round in which the picture does one thing, for what a frame costs: ms after that round opened. */
export interface FixturePhase extends FixtureMoment {
  name: string;
  until: number;
}

/** Everything that visual regression draws of a scene, and that the benches time. */
export interface SceneFixtures<View, Options> {
  /** What every picture is told beside the view. */
  options: Options;
  /** By name; the first is taken where none is named. */
  rounds: Readonly<Record<string, FixtureRound<View>>>;
  /** By name: the edges of every phase, and whatever else has a look of its own. */
  moments: Readonly<Record<string, FixtureMoment>>;
  /** One after the other, the whole of a busy round. */
  phases: readonly FixturePhase[];
  /** A moment at which nothing moves: no frame may be drawn there. */
  still: FixtureMoment;
}

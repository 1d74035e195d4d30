/** The engine that plays a game's events; the same one as in the live game. */
interface Engine<State, Event, View> {
  initial: State;
  reduce(state: State, event: Event): State;
  view(state: State, now: number): View;
}

/** A past round's public log as the events the live engine folds, each at its server time, oldest first. */
export interface ReplayLog<State, Event, View> {
  engine: Engine<State, Event, View>;
  /** Range of server times with something to show. */
  from: number;
  to: number;
  /** The round's one or two turning points; the displayed time counts from the first. */
  marks: readonly [number, number?];
  events: readonly { at: number; event: Event }[];
}

/** The position of a playback: how many events are folded into the state. */
export interface Playback<State> {
  state: State;
  folded: number;
}

/** The playback before the first event. */
export function rewound<State, Event, View>({ engine }: ReplayLog<State, Event, View>): Playback<State> {
  return { state: engine.initial, folded: 0 };
}

/** The playback at server time `at`: continues from its position, or restarts when `at` is earlier. */
export function playTo<State, Event, View>(
  replayLog: ReplayLog<State, Event, View>,
  playback: Playback<State>,
  at: number,
): Playback<State> {
  const last = replayLog.events[playback.folded - 1];
  let { state, folded } = last && last.at > at ? rewound(replayLog) : playback;
  for (let next = replayLog.events[folded]; next && next.at <= at; next = replayLog.events[++folded])
    state = replayLog.engine.reduce(state, next.event);
  return state === playback.state && folded === playback.folded ? playback : { state, folded };
}

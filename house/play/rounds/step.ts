/**
 * The state machine of a round table: which step comes next and when. Pure, so that every order of events and
 * every kind of death between two steps can be tried in a test. Times are ms of the house's clock.
 */

/** What the state machine needs to know of a round. */
export interface RoundState {
  id: bigint;
  state: 'queued' | 'open' | 'closed' | 'settled';
  /** When betting begins; null while queued, unless the table goes by the clock. */
  opensAt: number | null;
  /** When betting ends and play begins; null while queued. */
  startsAt: number | null;
  /** When play ends; null before the round is closed. */
  endsAt: number | null;
  settledAt: number | null;
  /** The last sign of life of a leader. */
  aliveAt: number | null;
  /** The round is void: it is settled at once. Kept with the round, so that a leader who dies over it leaves it known. */
  interrupted: boolean;
  /** The public value that decides it together with its secret, by name, and the value itself; null where there is none, or it is not out. */
  valueSource: string | null;
  publicValue: string | null;
}

/** The live round and the one after it, which takes the bets that join ahead. */
export interface RoundTable<R extends RoundState = RoundState> {
  live: R | null;
  next: R | null;
  /** While closed: when the game looks for bets that are due; null when there are none left. */
  dueAt: number | null;
  /** Whether this leader has announced that the live round takes bets. */
  started: boolean;
  /** Whether this leader has announced the live round's end. */
  revealed: boolean;
  /** When the next round is tried to be drawn again, and the live one's public value to be had; 0 at first. */
  drawAt: number;
  valueAt: number;
}

/** A step of the table and the moment at which it is due; a moment in the past means at once. */
export interface Step {
  kind: 'draw' | 'open' | 'start' | 'close' | 'value' | 'pay' | 'reveal' | 'settle';
  at: number;
}

/** How long a game shows a result, and how long it waits after play for what was stamped before its end. */
export interface Pace {
  revealMs: number;
  graceMs: number;
  /** True when nobody has to lead play, as players have nothing to do in it: then no gap in it voids the round. */
  playsUnled?: boolean;
}

/** What decides how betting goes on after a gap. */
export interface BettingPace extends Pick<Pace, 'playsUnled'> {
  bettingMs: number;
}

/** A flight that nobody led for longer than this is void; a shorter gap changes nothing (docs/architecture.md, "Rounds"). */
export const AWAY_MS = 2_000;
/** A round whose betting nobody led for longer than this is void: players do not expect it to be played any more. */
export const LONGEST_AWAY_MS = 600_000;
/** Players have at least this time to reconnect before a flight, in which they have to act. */
export const RECONNECT_MS = 5_000;

/**
 * The next step of a table. A round that has opened is announced, the one after it drawn (it must be there for
 * bets to join ahead), then the live round goes on: closed, its public value waited for where it has one, its end announced,
 * settled; and when the result has been shown the next one opens. A draw that has to wait holds nothing else up.
 */
export function nextStep(table: RoundTable, now: number, pace: Pace): Step {
  const { live, next } = table;
  if (live?.state === 'open' && !table.started && !live.interrupted) return { kind: 'start', at: now };
  const draw: Step | null = next ? null : { kind: 'draw', at: Math.max(now, table.drawAt) };
  if (draw && draw.at <= now) return draw;
  const step = stepOf(table, now, pace);
  return draw && (step === null || draw.at < step.at) ? draw : (step ?? { kind: 'draw', at: now });
}

/** The next step of the rounds that are there; null when it takes one that is not drawn yet. */
function stepOf({ live, next, ...table }: RoundTable, now: number, pace: Pace): Step | null {
  if (!live) return next && { kind: 'open', at: next.opensAt ?? now };
  switch (live.state) {
    case 'queued':
      throw new Error(`round ${live.id} is live but was never opened`);
    case 'open':
      return { kind: 'close', at: live.interrupted ? now : timeOf(live.startsAt, live) };
    case 'closed': {
      if (awaitsValue(live)) return { kind: 'value', at: Math.max(now, table.valueAt) };
      if (live.interrupted) return { kind: 'settle', at: now };
      const endsAt = timeOf(live.endsAt, live);
      if (table.revealed) return { kind: 'settle', at: endsAt + pace.graceMs };
      if (table.dueAt !== null && table.dueAt < endsAt) return { kind: 'pay', at: table.dueAt };
      return { kind: 'reveal', at: endsAt };
    }
    case 'settled':
      if (!table.revealed) return { kind: 'reveal', at: now };
      return next && { kind: 'open', at: next.opensAt ?? shownFrom(live) + pace.revealMs };
  }
}

/** Whether nobody can know a round's result yet, as its public value is not out. */
export function awaitsValue({
  valueSource,
  publicValue,
}: Pick<RoundState, 'valueSource' | 'publicValue'>): boolean {
  return valueSource !== null && publicValue === null;
}

/** When a settled round's result began to show: an interrupted one was decided when it was settled. */
function shownFrom(round: RoundState): number {
  return timeOf(round.interrupted ? round.settledAt : round.endsAt, round);
}

/** Whether a round is void because nobody led it for too long, as a node finds that takes it over now. */
export function isVoided(
  round: RoundState,
  now: number,
  { playsUnled = false }: Pick<Pace, 'playsUnled'> = {},
): boolean {
  if (round.interrupted) return true;
  if (round.startsAt === null || round.aliveAt === null) return false;
  if (round.state === 'open')
    return round.startsAt <= now && now - Math.min(round.aliveAt, round.startsAt) > LONGEST_AWAY_MS;
  if (round.state !== 'closed' || playsUnled) return false;
  const from = Math.max(round.aliveAt, round.startsAt);
  const until = Math.min(now, timeOf(round.endsAt, round));
  return until - from > AWAY_MS;
}

/**
 * For how long betting goes on from now, ms, after nobody led it for more than AWAY_MS: what was left of it at the last sign
 * of life. Null when its end stands: the gap was short, the round is void or closed, or players have nothing to do in its play.
 * Those rounds name the public value of their end, so nobody may move that: who knows the value would know what to do.
 */
export function bettingLeft(
  round: RoundState,
  now: number,
  { playsUnled = false, bettingMs }: BettingPace,
): number | null {
  if (playsUnled || round.state !== 'open' || isVoided(round, now)) return null;
  if (round.startsAt === null || round.aliveAt === null) return null;
  const lastLed = Math.min(round.aliveAt, round.startsAt);
  if (now - lastLed <= AWAY_MS) return null;
  return Math.max(Math.min(round.startsAt - lastLed, bettingMs), Math.min(bettingMs, RECONNECT_MS));
}

function timeOf(time: number | null, round: RoundState): number {
  if (time === null) throw new Error(`round ${round.id} is ${round.state} and lacks a time`);
  return time;
}

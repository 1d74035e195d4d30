/**
 * The state machine of a game's rounds: computes the next step and its time. It is a pure function, so every order of events
 * and every death of a leader between two steps can be tested. Times are ms of the house's clock.
 */

/** The fields of a round that the state machine needs. */
export interface RoundState {
  id: bigint;
  state: 'queued' | 'open' | 'closed' | 'settled';
  /** Start of betting; null while queued, unless the game is clock-driven. */
  opensAt: number | null;
  /** End of betting and start of play; null while queued. */
  startsAt: number | null;
  /** End of play; null before the round is closed. */
  endsAt: number | null;
  settledAt: number | null;
  /** Last heartbeat of a leader. */
  aliveAt: number | null;
  /** The round is void and is settled at once. Stored with the round, so it survives the death of a leader. */
  interrupted: boolean;
  /**
   * Source of the public value that decides it together with its secret (null if there is none); the value itself is null until
   * published.
   */
  valueSource: string | null;
  publicValue: string | null;
}

/** The live round and the next one, which takes bets made ahead. */
export interface RoundTable<R extends RoundState = RoundState> {
  live: R | null;
  next: R | null;
  /** While closed: the next time to look for due bets; null if none are left. */
  dueAt: number | null;
  /** Whether this leader has announced the start of the live round's betting. */
  started: boolean;
  /** Whether this leader has announced the live round's end. */
  revealed: boolean;
  /** Time of the next attempt to draw the next round, and to get the live round's public value; 0 at first. */
  drawAt: number;
  valueAt: number;
}

/** A step and its due time; a time in the past means at once. */
export interface Step {
  kind: 'draw' | 'open' | 'start' | 'close' | 'value' | 'pay' | 'reveal' | 'settle';
  at: number;
}

/** Length of the result display, and the wait after play for requests stamped before its end. */
export interface Pace {
  revealMs: number;
  graceMs: number;
  /** True if play needs no leader because players do nothing in it: then a gap in it does not void the round. */
  playsUnled?: boolean;
}

/** Settings that decide how betting continues after a gap. */
export interface BettingPace extends Pick<Pace, 'playsUnled'> {
  bettingMs: number;
}

/** A flight without a leader for longer than this is voided; a shorter gap changes nothing (docs/architecture.md, "Rounds"). */
export const AWAY_MS = 2_000;
/** A round whose betting had no leader for longer than this is voided, because players no longer expect it to be played. */
export const LONGEST_AWAY_MS = 600_000;
/** Minimum time for players to reconnect before a flight, in which they have to act. */
export const RECONNECT_MS = 5_000;

/**
 * The next step of a table. An opened round is announced and the next one drawn (it must exist for bets to join ahead). Then
 * the live round advances: closed, its public value awaited if it has one, its end announced, settled. When the result has been
 * shown, the next round opens. A delayed draw blocks nothing else.
 */
export function nextStep(table: RoundTable, now: number, pace: Pace): Step {
  const { live, next } = table;
  if (live?.state === 'open' && !table.started && !live.interrupted) return { kind: 'start', at: now };
  const draw: Step | null = next ? null : { kind: 'draw', at: Math.max(now, table.drawAt) };
  if (draw && draw.at <= now) return draw;
  const step = stepOf(table, now, pace);
  return draw && (step === null || draw.at < step.at) ? draw : (step ?? { kind: 'draw', at: now });
}

/** The next step that needs no new draw; null if one is needed. */
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

/** Whether a round's result is unknown because its public value is not published. */
export function awaitsValue({
  valueSource,
  publicValue,
}: Pick<RoundState, 'valueSource' | 'publicValue'>): boolean {
  return valueSource !== null && publicValue === null;
}

/** Start of a settled round's result display: a voided round was decided when it was settled. */
function shownFrom(round: RoundState): number {
  return timeOf(round.interrupted ? round.settledAt : round.endsAt, round);
}

/** Whether a round is void because it had no leader for too long, checked by a node that takes over now. */
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
 * How long betting continues from now, ms, after a gap in leadership longer than AWAY_MS: the time left at the last heartbeat.
 * Null if its end stays: the gap was short, the round is void or closed, or players do nothing in its play. Rounds of that last
 * kind name the public value of their end, so their end must not move: anybody who knows the value could bet on the known
 * result.
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

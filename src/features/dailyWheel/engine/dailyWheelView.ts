/** A prize as drawn on the wheel. */
export type WheelFieldPrize =
  | { readonly kind: 'cash'; readonly amount: bigint }
  | { readonly kind: 'freeSpins'; readonly count: number };

/** An entry of the player's table: amounts in minor units of the market's money. */
export interface WheelField {
  readonly weight: number;
  readonly prize: WheelFieldPrize;
}

/** A spin's result: the entry, and the number that selects one of its segments. */
export interface WheelResult {
  readonly entry: number;
  readonly seed: number;
}

/** A requested spin. Times are server times, ms. */
export interface WheelSpin {
  readonly requestedAt: number;
  /** The server's answer; its result is null when refused. Null until it arrives. */
  readonly answer: { readonly cameAt: number; readonly result: WheelResult | null } | null;
}

/** The page's state of the wheel. */
export interface DailyWheelState {
  /** Must be the same array while the table is the same. */
  readonly fields: readonly WheelField[];
  /** The result before this spin, within this visit; null: there was no spin. */
  readonly before: WheelResult | null;
  /** The current or the last spin. */
  readonly spin: WheelSpin | null;
}

/** Everything a picture of the wheel depends on; scenes/dailyWheel draws it; equal views give equal pixels. */
export interface DailyWheelView {
  readonly fields: readonly WheelField[];
  phase: 'idle' | 'spinning' | 'won';
  /** Seeds the random part of the stopping position. */
  seed: number;
  /** The previous result; null: none, its first segment is at the top. */
  before: WheelResult | null;
  /** The final position: the result, or the previous one when refused. Null: not known, or none. */
  goal: WheelResult | null;
  /** ms since the spin was requested; infinite: there is none. */
  spin: number;
  /** ms of the spin at which the answer arrived, and at which the wheel stops; infinite while not known. */
  knownAt: number;
  lands: number;
  /** The prize; null until it is visible. */
  won: WheelFieldPrize | null;
  /** ms since it is visible: negative before, or where there is none. */
  since: number;
}

/** ms a spin takes from the press, and its minimum from the answer on. */
const SPIN = 5_600;
const BRAKES = 3_600;
const NEVER = Number.POSITIVE_INFINITY;

/** When the wheel stops, on the arguments' scale of ms: the prize may be shown from there on. */
export function dailyWheelStands(requestedAt: number, cameAt: number): number {
  return Math.max(requestedAt + SPIN, cameAt + BRAKES);
}

/** The view at `now` (server time, ms). */
export function dailyWheelView({ fields, before, spin }: DailyWheelState, now: number): DailyWheelView {
  const sinceRequest = spin ? now - spin.requestedAt : NEVER;
  const answer = spin?.answer ?? null;
  const knownAt = spin && answer ? answer.cameAt - spin.requestedAt : NEVER;
  const lands = dailyWheelStands(0, knownAt);
  const result = answer?.result ?? null;
  const since = result ? sinceRequest - lands : -1;
  const stands = spin === null || sinceRequest >= lands;
  return {
    fields,
    phase: !stands ? 'spinning' : result ? 'won' : 'idle',
    seed: result?.seed ?? 0,
    before,
    goal: result ?? (answer ? before : null),
    spin: sinceRequest,
    knownAt,
    lands,
    won: (since >= 0 && result && fields[result.entry]?.prize) || null,
    since,
  };
}

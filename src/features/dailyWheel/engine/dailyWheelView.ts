/** A prize as it is written on the wheel. */
export type WheelFieldPrize =
  | { readonly kind: 'cash'; readonly amount: bigint }
  | { readonly kind: 'freeSpins'; readonly count: number };

/** An entry of the player's table: amounts in minor units of the market's money. */
export interface WheelField {
  readonly weight: number;
  readonly prize: WheelFieldPrize;
}

/** What a spin came to: the entry, and what decides by which of its segments it is shown. */
export interface WheelResult {
  readonly entry: number;
  readonly seed: number;
}

/** A spin that was asked for. Times are the server's, ms. */
export interface WheelSpin {
  readonly requestedAt: number;
  /** The house's answer; its result is null where it refused. Null until it comes. */
  readonly answer: { readonly cameAt: number; readonly result: WheelResult | null } | null;
}

/** What the page knows of the wheel. */
export interface DailyWheelState {
  /** Keep the same array while it is the same table. */
  readonly fields: readonly WheelField[];
  /** What it stood on before the spin, as far as this visit has seen; null: nothing was spun in it. */
  readonly before: WheelResult | null;
  /** The spin that is under way, or was the last. */
  readonly spin: WheelSpin | null;
}

/** What a picture of the wheel needs; scenes/dailyWheel draws it, and the same view gives the same pixels. */
export interface DailyWheelView {
  readonly fields: readonly WheelField[];
  phase: 'idle' | 'spinning' | 'won';
  /** Drives what looks random about where it stops. */
  seed: number;
  /** What it stood on before; null: nothing, its first segment is at the top. */
  before: WheelResult | null;
  /** What it comes to stand on: its result, or what it stood on before where it was refused. Null: not known, or nothing. */
  goal: WheelResult | null;
  /** ms since the spin was asked for; infinite: there is none. */
  spin: number;
  /** ms of the spin at which the answer came, and at which the wheel stands; infinite while it is not known. */
  knownAt: number;
  lands: number;
  /** What was won; null before that is plain to see. */
  won: WheelFieldPrize | null;
  /** ms since it was: below 0 before, or where nothing was. */
  since: number;
}

/** ms a spin takes from the press, and at least from its answer on. */
const SPIN = 5_600;
const BRAKES = 3_600;
const NEVER = Number.POSITIVE_INFINITY;

/** When a wheel stands that was set going and answered then, on the same scale of ms: its prize is told from there on. */
export function dailyWheelStands(requestedAt: number, cameAt: number): number {
  return Math.max(requestedAt + SPIN, cameAt + BRAKES);
}

/** What the picture shows at `now` (server time, ms). */
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

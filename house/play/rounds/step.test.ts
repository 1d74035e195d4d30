import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AWAY_MS,
  bettingLeft,
  isVoided,
  LONGEST_AWAY_MS,
  nextStep,
  RECONNECT_MS,
  type RoundState,
  type RoundTable,
  type Step,
} from './step.ts';

const PACE = { revealMs: 4_000, graceMs: 150 };
const BETTING_MS = 8_000;
const CRASH = { bettingMs: BETTING_MS };
const POOLS = { bettingMs: BETTING_MS, playsUnled: true };

const round = (id: bigint): RoundState => ({
  id,
  state: 'queued',
  opensAt: null,
  startsAt: null,
  endsAt: null,
  settledAt: null,
  aliveAt: null,
  interrupted: false,
  valueSource: null,
  publicValue: null,
});

/** No draw and no value is delayed. */
const READY = { drawAt: 0, valueAt: 0 };

/** A table in memory that performs steps as the driver does. The lengths of flights come from `flights`, in order. */
class Model {
  table: RoundTable = { ...READY, live: null, next: null, dueAt: null, started: true, revealed: true };
  /** Every step with the time at which it was performed. */
  readonly done: Array<{ kind: Step['kind']; id: bigint; at: number; wanted: number }> = [];
  readonly #flights: readonly number[];
  #last = 0n;

  constructor(flights: readonly number[]) {
    this.#flights = flights;
  }

  perform(step: Step, at: number): void {
    const { table } = this;
    const live = table.live as RoundState;
    if (step.kind === 'draw') table.next = round(++this.#last);
    if (step.kind === 'open')
      this.table = {
        ...READY,
        live: { ...(table.next as RoundState), state: 'open', startsAt: at + BETTING_MS, aliveAt: at },
        next: null,
        dueAt: null,
        started: false,
        revealed: false,
      };
    if (step.kind === 'start') table.started = true;
    if (step.kind === 'close') {
      const flight = this.#flights[Number(live.id) % this.#flights.length] as number;
      Object.assign(live, { state: 'closed', endsAt: (live.startsAt as number) + flight });
      table.dueAt = live.startsAt;
    }
    if (step.kind === 'pay') table.dueAt = at + 2_000;
    if (step.kind === 'reveal') table.revealed = true;
    if (step.kind === 'settle') Object.assign(live, { state: 'settled', settledAt: at });
    if (this.table.live && step.kind !== 'draw') this.table.live.aliveAt = at;
    this.done.push({ kind: step.kind, id: this.table.live?.id ?? 0n, at, wanted: step.at });
  }

  /** Simulates that the leader died and another takes over at `now`, with the database's state. */
  takeOver(now: number): void {
    const { live } = this.table;
    this.table.started = false;
    this.table.revealed = false;
    this.table.dueAt = live?.state === 'closed' ? live.startsAt : null;
    if (!live) return;
    live.interrupted = isVoided(live, now);
    const left = bettingLeft(live, now, CRASH);
    if (left !== null) Object.assign(live, { startsAt: now + left, aliveAt: now });
  }
}

/** Runs a table for `steps` steps; each is performed `late` ms after its due time, and leaders die in between. */
function run(
  flights: number[],
  late: number[],
  deaths: Array<{ before: number; away: number }>,
  steps: number,
) {
  const model = new Model(flights);
  let now = 1_000_000;
  for (let i = 0; i < steps; i++) {
    const death = deaths.find(({ before }) => before === i);
    if (death) {
      now += death.away;
      model.takeOver(now);
    }
    const step = nextStep(model.table, now, PACE);
    now = Math.max(now, step.at) + (late[i % late.length] as number);
    // A living leader writes a heartbeat every 500 ms while it waits.
    if (model.table.live) model.table.live.aliveAt = Math.max(model.table.live.aliveAt ?? 0, now - 500);
    model.perform(step, now);
  }
  return model;
}

const flights = fc.array(fc.integer({ min: 0, max: 30_000 }), { minLength: 1, maxLength: 6 });
const lateness = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 5 });
const deaths = fc.array(
  fc.record({ before: fc.integer({ min: 1, max: 150 }), away: fc.integer({ min: 0, max: 60_000 }) }),
  { maxLength: 12 },
);

describe('an undisturbed table', () => {
  it('opens, closes, announces, settles and opens the next, in this order and on time', () => {
    fc.assert(
      fc.property(flights, lateness, (lengths, late) => {
        const { done } = run(lengths, late, [], 300);
        const slowest = Math.max(...late);
        for (const kind of ['open', 'close', 'reveal', 'settle'] as const) {
          const ids = done.filter((step) => step.kind === kind).map((step) => step.id);
          expect(ids).toEqual(ids.map((_, i) => BigInt(i + 1)));
        }
        for (const { id } of done.filter((step) => step.kind === 'settle')) {
          const [opened, closed, revealed, settled] = (['open', 'close', 'reveal', 'settle'] as const).map(
            (kind) => done.find((step) => step.kind === kind && step.id === id) as { at: number },
          ) as [{ at: number }, { at: number }, { at: number }, { at: number }];
          const flight = lengths[Number(id) % lengths.length] as number;
          expect(closed.at - opened.at - BETTING_MS).toBeLessThanOrEqual(slowest);
          expect(closed.at - opened.at).toBeGreaterThanOrEqual(BETTING_MS);
          // Paying may delay the announcement by its own lateness, not by more.
          const end = opened.at + BETTING_MS + flight;
          expect(revealed.at).toBeGreaterThanOrEqual(end);
          expect(revealed.at - end).toBeLessThanOrEqual(3 * slowest);
          expect(settled.at).toBeGreaterThanOrEqual(end + PACE.graceMs);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('always has the next round drawn while one is open, so bets can join ahead', () => {
    const { done } = run([5_000], [3], [], 60);
    for (const [i, step] of done.entries()) if (step.kind === 'close') expect(done[i - 1]?.kind).toBe('draw');
  });

  it('shows a result for its whole time before the next round opens', () => {
    fc.assert(
      fc.property(flights, lateness, (lengths, late) => {
        const { done } = run(lengths, late, [], 200);
        const opens = done.filter((step) => step.kind === 'open');
        for (const [i, open] of opens.entries()) {
          const before = opens[i - 1];
          if (!before) continue;
          const flight = lengths[Number(before.id) % lengths.length] as number;
          expect(open.at).toBeGreaterThanOrEqual(before.at + BETTING_MS + flight + PACE.revealMs);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('a clock-driven table', () => {
  const ahead = { ...round(8n), opensAt: 60_000 };
  const base = { ...READY, next: ahead, dueAt: null, started: true, revealed: true };

  it('opens each round at its own time, also the first one', () => {
    expect(nextStep({ ...base, live: null }, 50_000, PACE)).toEqual({ kind: 'open', at: 60_000 });
    const live = { ...round(7n), state: 'settled' as const, endsAt: 59_000, settledAt: 59_100 };
    expect(nextStep({ ...base, live }, 59_200, PACE)).toEqual({ kind: 'open', at: 60_000 });
    expect(nextStep({ ...base, live }, 75_000, PACE)).toEqual({ kind: 'open', at: 60_000 });
  });
});

describe('a table whose leaders die', () => {
  it('is never stuck, skips no round and settles each once', () => {
    fc.assert(
      fc.property(flights, lateness, deaths, (lengths, late, ends) => {
        const { done } = run(lengths, late, ends, 200);
        const settled = done.filter((step) => step.kind === 'settle').map((step) => step.id);
        expect(settled).toEqual(settled.map((_, i) => BigInt(i + 1)));
        expect(settled.length).toBeGreaterThan(0);
        for (const kind of ['open', 'close'] as const) {
          const ids = done.filter((step) => step.kind === kind).map((step) => step.id);
          expect(new Set(ids).size).toBe(ids.length);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('announces no end early unless the round was voided', () => {
    fc.assert(
      fc.property(flights, deaths, (lengths, ends) => {
        const { done } = run(lengths, [5], ends, 200);
        for (const close of done.filter((step) => step.kind === 'close')) {
          const ends = done.filter((step) => step.id === close.id && step.kind !== 'open');
          const reveal = ends.find((step) => step.kind === 'reveal');
          // A voided round is settled first and then announced.
          if (!reveal || ends.some((step) => step.kind === 'settle' && step.at < reveal.at)) continue;
          const flight = lengths[Number(close.id) % lengths.length] as number;
          expect(reveal.at).toBeGreaterThanOrEqual(close.wanted + flight);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('voiding', () => {
  const flying = { ...round(7n), state: 'closed' as const, startsAt: 10_000, endsAt: 40_000 };
  const preparing = { ...round(7n), state: 'open' as const, startsAt: 10_000 };

  it('applies to a flight without a leader for more than two seconds', () => {
    expect(isVoided({ ...flying, aliveAt: 15_000 }, 15_000 + AWAY_MS)).toBe(false);
    expect(isVoided({ ...flying, aliveAt: 15_000 }, 15_001 + AWAY_MS)).toBe(true);
  });

  it('counts only the time of the flight', () => {
    expect(isVoided({ ...flying, aliveAt: 38_500 }, 3_600_000)).toBe(false);
    expect(isVoided({ ...flying, aliveAt: 37_000 }, 3_600_000)).toBe(true);
    expect(isVoided({ ...flying, aliveAt: 3_000 }, 10_000 + AWAY_MS)).toBe(false);
  });

  it('applies to betting without a leader for ten minutes, whatever the game', () => {
    for (const pace of [{}, { playsUnled: true }]) {
      expect(isVoided({ ...preparing, aliveAt: 7_000 }, 10_000, pace)).toBe(false);
      expect(isVoided({ ...preparing, aliveAt: 7_000 }, 7_000 + LONGEST_AWAY_MS, pace)).toBe(false);
      expect(isVoided({ ...preparing, aliveAt: 7_000 }, 7_001 + LONGEST_AWAY_MS, pace)).toBe(true);
    }
  });

  it('does not apply to play that needs no leader', () => {
    expect(isVoided({ ...flying, aliveAt: 10_000 }, 3_600_000, { playsUnled: true })).toBe(false);
  });

  it('never applies to a queued or a settled round', () => {
    expect(isVoided(round(7n), 1e9)).toBe(false);
    expect(isVoided({ ...flying, state: 'settled', aliveAt: 11_000, settledAt: 40_150 }, 1e9)).toBe(false);
  });

  it('settles the round at once, in flight or not yet closed, and shows the result from then on', () => {
    const base = { ...READY, next: round(8n), dueAt: null, started: false, revealed: false };
    const cut = { interrupted: true };
    const late = nextStep({ ...base, live: { ...preparing, ...cut } }, 99_000, PACE);
    expect(late).toEqual({ kind: 'close', at: 99_000 });
    expect(nextStep({ ...base, live: { ...flying, ...cut } }, 20_000, PACE)).toEqual({
      kind: 'settle',
      at: 20_000,
    });
    const settled = { ...flying, ...cut, state: 'settled' as const, settledAt: 99_000 };
    expect(nextStep({ ...base, live: settled }, 99_010, PACE)).toEqual({ kind: 'reveal', at: 99_010 });
    expect(nextStep({ ...base, live: settled, revealed: true }, 99_010, PACE).at).toBe(103_000);
  });
});

describe('betting that had no leader for a while', () => {
  const open = { ...round(7n), state: 'open' as const, startsAt: 10_000 };

  it('continues with the time left at the last heartbeat', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: BETTING_MS }),
        fc.integer({ min: AWAY_MS + 1, max: LONGEST_AWAY_MS }),
        (left, away) => {
          const aliveAt = 10_000 - left;
          const found = { ...open, aliveAt };
          // A flight waits until players can reconnect to cash out.
          expect(bettingLeft(found, aliveAt + away, CRASH)).toBe(Math.max(left, RECONNECT_MS));
        },
      ),
    );
  });

  it('is over if a living leader missed its end', () => {
    expect(bettingLeft({ ...open, aliveAt: 12_400 }, 12_500, CRASH)).toBe(RECONNECT_MS);
  });

  it('is never longer than that of a whole round', () => {
    const quick = { bettingMs: 500 };
    expect(bettingLeft({ ...open, aliveAt: 9_900 }, 20_000, quick)).toBe(500);
    expect(bettingLeft({ ...open, aliveAt: 1_000 }, 20_000, CRASH)).toBe(BETTING_MS);
  });

  it('keeps its end after a short gap, and once it is closed or void', () => {
    expect(bettingLeft({ ...open, aliveAt: 9_500 }, 9_500 + AWAY_MS, CRASH)).toBeNull();
    const away = { ...open, aliveAt: 9_500 };
    expect(bettingLeft({ ...away, state: 'closed', endsAt: 10_000 }, 60_000, CRASH)).toBeNull();
    expect(bettingLeft({ ...away, interrupted: true }, 60_000, CRASH)).toBeNull();
    expect(bettingLeft(away, 9_501 + LONGEST_AWAY_MS, CRASH)).toBeNull();
    expect(bettingLeft(round(7n), 60_000, CRASH)).toBeNull();
  });

  it('is never extended if the public value of its end is named, as that may be published', () => {
    for (const away of [AWAY_MS + 1, 60_000])
      expect(bettingLeft({ ...open, aliveAt: 9_500 }, 9_500 + away, POOLS)).toBeNull();
  });
});

describe('a round that mixes in a public value', () => {
  const closed = { ...round(7n), state: 'closed' as const, startsAt: 10_000, valueSource: 'drand' };
  const base = { ...READY, next: round(8n), dueAt: null, started: true, revealed: false };

  it('stays closed until the value is there, however long that takes, void or not', () => {
    for (const interrupted of [false, true]) {
      const live = { ...closed, interrupted };
      expect(nextStep({ ...base, live }, 10_000, PACE)).toEqual({ kind: 'value', at: 10_000 });
      expect(nextStep({ ...base, live, valueAt: 9e9 }, 8e9, PACE)).toEqual({ kind: 'value', at: 9e9 });
    }
    expect(isVoided({ ...closed, aliveAt: 10_000 }, 9e9, { playsUnled: true })).toBe(false);
  });

  it('continues once it is there', () => {
    const live = { ...closed, publicValue: 'aa', endsAt: 10_000 };
    expect(nextStep({ ...base, live }, 12_000, PACE)).toEqual({ kind: 'reveal', at: 10_000 });
  });
});

describe('a delayed draw', () => {
  const waiting = { ...READY, next: null, drawAt: 50_100, dueAt: null, started: true, revealed: true };

  it('does not delay a live round', () => {
    const live = { ...round(7n), state: 'open' as const, startsAt: 50_050 };
    expect(nextStep({ ...waiting, live }, 50_000, PACE)).toEqual({ kind: 'close', at: 50_050 });
    expect(nextStep({ ...waiting, live }, 50_100, PACE)).toEqual({ kind: 'draw', at: 50_100 });
  });

  it('is retried when there is nothing else to do', () => {
    const settled = { ...round(7n), state: 'settled' as const, endsAt: 40_000, settledAt: 40_000 };
    for (const live of [null, settled])
      expect(nextStep({ ...waiting, live }, 50_000, PACE)).toEqual({ kind: 'draw', at: 50_100 });
  });
});

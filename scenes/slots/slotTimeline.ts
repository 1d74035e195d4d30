import type { Coin, RevealEvent, SlotEvent, SymbolWin } from '../../contract/slots/book.ts';
import type { SlotDefinition } from '../../contract/slots/models.ts';
import { modelOf } from '../../contract/slots/models.ts';
import type { Said, SlotCue } from './cues.ts';
import { fallsOf } from './fall.ts';
import type { Pace } from './pace.ts';
import type { Standing } from './standing.ts';
import type { BannerKind, Happening, Step, Timeline, WinPhase } from './steps.ts';
import { closedPlan, openPlan, type ReelPlan } from './turn.ts';
import { TIERS, tierOf } from './winTier.ts';

/** What a timeline begins from. */
export interface TimelineStart {
  slot: SlotDefinition;
  pace: Pace;
  standing: Standing;
  /** The reels have been turning for so many ms; null: they stand. */
  turning: number | null;
}

/** Reels that turn, of which nothing is known yet. */
export function openTimeline({ slot, pace, standing }: Omit<TimelineStart, 'turning'>): Timeline {
  const { reels } = modelOf(slot);
  const plans = Array.from({ length: reels }, (_, reel) => openPlan(reel, pace.turn));
  const turning = { ...standing, won: 0, lit: [], mood: 'base' } as const;
  const end = Number.POSITIVE_INFINITY;
  return {
    steps: [{ kind: 'turn', start: 0, end, plans, before: standing, landing: false, standing: turning }],
    said: [{ at: 0, says: 'cue', cue: { cue: 'spin' } }],
    length: end,
    pace,
    end: turning,
  };
}

/** A book in time: every event of it, one after the other. */
export function timelineOf(events: readonly SlotEvent[], start: TimelineStart): Timeline {
  const builder = new Builder(start);
  if (start.turning !== null && events[0]?.type !== 'reveal') builder.comeToRest();
  events.forEach((event, at) => {
    builder.add(event, events[at + 1]);
  });
  return builder.timeline();
}

/** Reels that turn and come to rest at what they showed before: no answer came. */
export function restTimeline(start: TimelineStart): Timeline {
  const builder = new Builder(start);
  builder.comeToRest();
  return builder.timeline();
}

class Builder {
  readonly #pace: Pace;
  readonly #reels: number;
  readonly #rows: number;
  /** What stops a reel with a sound of its own, and what it has to land for that. */
  readonly #special: string;
  readonly #steps: Step[] = [];
  readonly #said: Said[] = [];
  #standing: Standing;
  #at = 0;
  #turning: number | null;
  #tumbles = 0;
  #total = 0;

  constructor({ slot, pace, standing, turning }: TimelineStart) {
    const { reels, rows } = modelOf(slot);
    this.#pace = pace;
    this.#reels = reels;
    this.#rows = rows;
    this.#special = slot.model === 'holdAndWin' ? 'C' : 'S';
    this.#standing = standing;
    this.#turning = turning;
  }

  timeline(): Timeline {
    return {
      steps: this.#steps,
      // What is told of a step may come after the next one has begun.
      said: this.#said.sort((a, b) => a.at - b.at),
      length: this.#at,
      pace: this.#pace,
      end: this.#standing,
    };
  }

  /** The reels stop where they stood. */
  comeToRest(): void {
    const { cells, stops, game } = this.#standing;
    const board = Array.from({ length: this.#reels }, (_, reel) =>
      cells.slice(reel * this.#rows, (reel + 1) * this.#rows),
    );
    this.#turn({ type: 'reveal', game, stops, board, anticipation: [] }, this.#standing.coins);
  }

  add(event: SlotEvent, next: SlotEvent | undefined): void {
    const pace = this.#pace;
    switch (event.type) {
      case 'reveal':
        this.#turn(event, event.coins ?? []);
        break;
      case 'expandWilds':
        this.#cue({ cue: 'expand' }, 0);
        this.#step(
          pace.expand,
          { kind: 'expand', reels: event.reels },
          {
            wilds: event.reels,
            wildTimes: event.multiplier,
          },
        );
        this.#stand({ cells: event.board.join('') });
        break;
      case 'winInfo':
        this.#wins(event.wins, event.rate, next?.type === 'setTotalWin' ? next.rate : null);
        break;
      case 'setTotalWin':
        this.#won(event.rate, 0);
        break;
      case 'tumbleBoard':
        this.#tumble(event);
        break;
      case 'updateMultiplier':
        this.#climb(event.multiplier);
        break;
      case 'freeSpinTrigger':
        this.#cue({ cue: 'feature' }, 0);
        if (event.cells.length > 0) this.#scatters(event.cells);
        this.#stand({ mood: 'free', lit: [], won: 0 });
        this.#banner('freeSpins', event.spins, 0);
        break;
      case 'freeSpinRetrigger':
        this.#cue({ cue: 'feature' }, 0);
        this.#scatters(event.cells);
        this.#banner('extraSpins', event.spins, 0);
        break;
      case 'updateFreeSpin':
        this.#said.push({ at: this.#at, says: 'feature', left: { spin: event.spin, of: event.of } });
        this.#step(pace.gap, { kind: 'wait' });
        break;
      case 'freeSpinEnd':
        this.#end(event.rate);
        break;
      case 'holdTrigger':
        this.#hold(event.coins, event.respins);
        break;
      case 'updateRespin':
        this.#respin(event.coins, event.left, event.rate);
        break;
      case 'holdFull':
        this.#cue({ cue: 'win', tier: 'epic' }, 0);
        this.#banner('grand', 0, event.rate);
        break;
      case 'holdEnd':
        this.#collect(event.rate);
        break;
      case 'winCap':
        this.#cue({ cue: 'win', tier: 'epic' }, 0);
        this.#banner('maxWin', 0, event.rate);
        break;
      case 'finalWin':
        this.#final(event.rate);
        break;
    }
  }

  #step(lasts: number, happening: Happening, standing: Partial<Standing> = {}): Step {
    this.#stand(standing);
    const start = this.#at;
    this.#at += lasts;
    const step: Step = { start, end: this.#at, standing: this.#standing, ...happening };
    this.#steps.push(step);
    return step;
  }

  #stand(standing: Partial<Standing>): void {
    this.#standing = { ...this.#standing, ...standing };
  }

  #cue(cue: SlotCue, after: number): void {
    this.#said.push({ at: this.#at + after, says: 'cue', cue });
  }

  #won(rate: number, after: number): void {
    if (rate === this.#total) return;
    this.#total = rate;
    this.#said.push({ at: this.#at + after, says: 'won', rate });
  }

  #turn(event: RevealEvent, coins: readonly Coin[]): void {
    const before = this.#standing;
    const free = before.mood === 'free';
    const known = this.#turning ?? 0;
    const plans = turnPlans(event.anticipation, this.#reels, this.#rows, this.#pace, known);
    if (this.#turning === null) this.#cue({ cue: 'spin' }, 0);
    this.#turning = null;
    this.#tumbles = 0;
    for (const [reel, { stop, awaited }] of plans.entries()) {
      if (Number.isFinite(awaited)) this.#cue({ cue: 'anticipation' }, awaited);
      this.#cue(
        { cue: 'reelStop', reel, scatter: event.board[reel]?.includes(this.#special) ?? false },
        stop,
      );
    }
    const lasts = Math.max(...plans.map(({ stop }) => stop)) + this.#pace.turn.settle;
    this.#step(
      lasts,
      { kind: 'turn', plans, before, landing: true },
      {
        ...{ cells: event.board.join(''), game: event.game, stops: event.stops, coins },
        ...{ mood: free ? 'free' : 'base', wilds: [], wildTimes: 1, won: 0, lit: [], respins: 0 },
      },
    );
  }

  /** @param total what the spin has come to with these, where that is told next */
  #wins(wins: readonly SymbolWin[], rate: number, total: number | null): void {
    const { all, each, most } = this.#pace.wins;
    const phases: WinPhase[] = [{ at: 0, end: all, wins }];
    const best = wins.length > 1 ? wins.toSorted((a, b) => b.rate - a.rate).slice(0, most) : [];
    // Clusters are shown at once, each with its amount: they go with the next tumble.
    if (wins.some(({ line, ways }) => line !== undefined || ways !== undefined))
      for (const [i, win] of best.entries())
        phases.push({ at: all + i * each, end: all + (i + 1) * each, wins: [win] });
    this.#cue({ cue: 'win', tier: 'small' }, 0);
    if (total !== null) this.#won(total, 0);
    const before = this.#standing.won;
    const lit = [...new Set(wins.flatMap(({ cells }) => cells))];
    this.#step(
      (phases.at(-1) as WinPhase).end,
      { kind: 'wins', phases, rate, before },
      {
        lit,
        won: before + rate,
      },
    );
  }

  #tumble({ removed, board }: Extract<SlotEvent, { type: 'tumbleBoard' }>): void {
    const before = this.#standing;
    const { pop, fall } = this.#pace.tumble;
    const falls = fallsOf(before.cells, removed, board.join(''), this.#rows);
    this.#tumbles++;
    this.#cue({ cue: 'tumble', step: this.#tumbles }, 0);
    const last = Math.max(0, ...falls.map(({ delay }) => delay));
    this.#step(
      pop + last + fall,
      { kind: 'tumble', removed, falls, before },
      {
        cells: board.join(''),
        lit: [],
      },
    );
  }

  #climb(multiplier: number): void {
    const from = this.#standing.multiplier;
    // A new spin begins the ladder again: that is no step of it.
    if (multiplier <= from) this.#step(0, { kind: 'wait' }, { multiplier });
    else this.#step(this.#pace.climb, { kind: 'climb', from }, { multiplier });
  }

  #scatters(cells: readonly number[]): void {
    this.#step(this.#pace.scatters, { kind: 'scatters', cells }, { lit: [] });
  }

  #banner(banner: BannerKind, count: number, rate: number): void {
    this.#step(this.#pace.banner, { kind: 'banner', banner, count, rate });
  }

  #end(rate: number): void {
    this.#cue({ cue: 'featureEnd' }, 0);
    this.#said.push({ at: this.#at, says: 'feature', left: null });
    this.#banner('total', 0, rate);
    this.#stand({ mood: 'base', lit: [], respins: 0 });
  }

  #hold(coins: readonly Coin[], respins: number): void {
    const before = this.#standing;
    this.#cue({ cue: 'feature' }, 0);
    this.#said.push({ at: this.#at, says: 'feature', left: { spin: 0, of: respins } });
    this.#step(
      this.#pace.lock,
      { kind: 'lock', before },
      {
        ...{ mood: 'hold', coins, respins, lit: [], won: 0, wilds: [] },
      },
    );
    this.#banner('hold', coins.length, 0);
  }

  #respin(fell: readonly Coin[], left: number, rate: number): void {
    const before = this.#standing;
    const { respin } = this.#pace;
    const most = Math.max(before.respins, left);
    fell.forEach((_, i) => {
      this.#cue({ cue: 'coin' }, respin * (0.5 + (0.3 * i) / fell.length));
    });
    if (fell.length === 0) this.#cue({ cue: 'reelStop', reel: 0, scatter: false }, respin * 0.7);
    this.#step(
      respin,
      { kind: 'respin', fell, before },
      {
        coins: [...before.coins, ...fell],
        respins: left,
        won: rate,
      },
    );
    this.#said.push({ at: this.#at, says: 'feature', left: { spin: most - left, of: most } });
  }

  #collect(rate: number): void {
    const { coins } = this.#standing;
    const each = Math.min(this.#pace.coin, this.#pace.collect / Math.max(1, coins.length));
    coins.forEach((_, i) => {
      this.#cue({ cue: 'coin' }, i * each);
    });
    this.#step(
      coins.length * each + this.#pace.gap,
      { kind: 'collect', coins, each, before: this.#standing },
      { won: 0 },
    );
    this.#end(rate);
    this.#stand({ mood: 'hold', won: 0 });
  }

  #final(rate: number): void {
    this.#won(rate, 0);
    const tier = tierOf(rate);
    if (tier === 'small') {
      if (rate > 0) this.#stand({ won: rate });
      this.#step(0, { kind: 'wait' });
      return;
    }
    const { count, held } = this.#pace;
    const tiers = TIERS.filter(({ from }) => rate >= from);
    // Counted up to each tier in the same time: the greater the win, the faster it grows.
    const marks = [...tiers.slice(1).map(({ from }) => from), rate];
    tiers.forEach((one, i) => {
      this.#cue({ cue: 'win', tier: one.tier }, i * count);
    });
    this.#step(marks.length * count, { kind: 'count', rate, marks }, { won: rate });
    this.#step(held, { kind: 'cheer', rate, marks });
  }
}

/** How reels turn towards stops that are known after so many ms. */
function turnPlans(
  anticipation: readonly number[],
  reels: number,
  rows: number,
  { turn }: Pace,
  known: number,
): ReelPlan[] {
  let stop = Math.max(turn.least, known + turn.late);
  return Array.from({ length: reels }, (_, reel) => {
    if (reel > 0) stop += turn.between;
    // The first reel is awaited by nobody: nothing has been seen before it.
    const awaits = turn.anticipation > 0 && reel > 0 && anticipation.includes(reel);
    const awaited = awaits ? stop : Number.POSITIVE_INFINITY;
    if (awaits) stop += turn.anticipation;
    const plan = closedPlan(openPlan(reel, turn), turn, rows, known, stop, awaits ? turn.brake : 0);
    stop = Math.max(stop, plan.stop);
    return { ...plan, awaited };
  });
}

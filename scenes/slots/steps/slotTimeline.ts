import type { SlotEvent } from '../../../contract/slots/book.ts';
import { modelOf, type SlotDefinition } from '../../../contract/slots/models.ts';
import type { BoardState } from '../reels/boardState.ts';
import { fallsOf } from '../reels/fall.ts';
import { openPlan } from '../reels/turn.ts';
import { addCollect, addHold, addRespin } from './holdSteps.ts';
import type { Pace } from './pace.ts';
import type { Timeline } from './steps.ts';
import { StepWriter } from './stepWriter.ts';
import { addTurn } from './turnSteps.ts';
import { addFinal, addWins } from './winSteps.ts';

/** The initial state of a timeline. */
export interface TimelineStart {
  slot: SlotDefinition;
  pace: Pace;
  board: BoardState;
  /** How long the reels have been turning, ms; null: they are at rest. */
  turning: number | null;
}

/** The timeline of turning reels without a known result. */
export function openTimeline({ slot, pace, board }: Omit<TimelineStart, 'turning'>): Timeline {
  const { reels } = modelOf(slot);
  const plans = Array.from({ length: reels }, (_, reel) => openPlan(reel, pace.turn));
  const writer = new StepWriter(pace, board);
  writer.cue({ cue: 'spin' });
  writer.step(
    Number.POSITIVE_INFINITY,
    { kind: 'turn', plans, before: board, landing: false },
    { won: 0, lit: [], mood: 'base' },
  );
  return writer.timeline();
}

/** The timeline of a book: all of its events in order. */
export function timelineOf(events: readonly SlotEvent[], start: TimelineStart): Timeline {
  const player = new BookPlayer(start);
  // A bought feature's book has no initial board.
  if (start.turning !== null && events[0]?.type !== 'reveal') player.comeToRest();
  events.forEach((event, at) => {
    player.add(event, events[at + 1]);
  });
  return player.writer.timeline();
}

/** The timeline of turning reels that come to rest at the previous board, as no answer came. */
export function restTimeline(start: TimelineStart): Timeline {
  const player = new BookPlayer(start);
  player.comeToRest();
  return player.writer.timeline();
}

/** Converts a book's events into steps. */
class BookPlayer {
  readonly writer: StepWriter;
  readonly #slot: SlotDefinition;
  readonly #rows: number;
  /** How long the reels have turned before the first board is known; null: they are at rest. */
  #turning: number | null;
  #tumbles = 0;

  constructor({ slot, pace, board, turning }: TimelineStart) {
    this.writer = new StepWriter(pace, board);
    this.#slot = slot;
    this.#rows = modelOf(slot).rows;
    this.#turning = turning;
  }

  /** The reels stop at their previous positions. */
  comeToRest(): void {
    const { cells, stops, game, coins } = this.writer.board;
    const board = stops.map((_, reel) => cells.slice(reel * this.#rows, (reel + 1) * this.#rows));
    this.#turn({ type: 'reveal', game, stops, board, anticipation: [], coins });
  }

  /** @param next the event after it, where that tells more of it */
  add(event: SlotEvent, next: SlotEvent | undefined): void {
    const { writer } = this;
    const { pace } = writer;
    switch (event.type) {
      case 'reveal':
        this.#turn(event);
        break;
      case 'expandWilds':
        this.#expand(event);
        break;
      case 'winInfo':
        addWins(writer, event.wins, event.rate, next?.type === 'setTotalWin' ? next.rate : null);
        break;
      case 'setTotalWin':
        writer.won(event.rate);
        break;
      case 'tumbleBoard':
        this.#tumble(event);
        break;
      case 'updateMultiplier':
        this.#climb(event.multiplier);
        break;
      case 'freeSpinTrigger':
        writer.cue({ cue: 'feature' });
        if (event.cells.length > 0) this.#scatters(event.cells);
        writer.stand({ mood: 'free', lit: [], won: 0 });
        writer.banner('freeSpins', event.spins, 0);
        break;
      case 'freeSpinRetrigger':
        writer.cue({ cue: 'feature' });
        this.#scatters(event.cells);
        writer.banner('extraSpins', event.spins, 0);
        break;
      case 'updateFreeSpin':
        writer.feature({ spin: event.spin, of: event.of });
        writer.step(pace.gap, { kind: 'wait' });
        break;
      case 'freeSpinEnd':
        this.#end(event.rate);
        writer.stand({ mood: 'base', lit: [] });
        break;
      case 'holdTrigger':
        addHold(writer, event.coins, event.respins);
        break;
      case 'updateRespin':
        addRespin(writer, event.coins, event.left, event.rate);
        break;
      case 'holdFull':
        writer.cue({ cue: 'win', tier: 'epic' });
        writer.banner('grand', 0, event.rate);
        break;
      case 'holdEnd':
        addCollect(writer);
        this.#end(event.rate);
        break;
      case 'winCap':
        writer.cue({ cue: 'win', tier: 'epic' });
        writer.banner('maxWin', 0, event.rate);
        break;
      case 'finalWin':
        addFinal(writer, event.rate);
        break;
    }
  }

  #turn(event: Extract<SlotEvent, { type: 'reveal' }>): void {
    addTurn(this.writer, event, this.#slot, this.#turning);
    this.#turning = null;
    this.#tumbles = 0;
  }

  #expand({ reels, multiplier, board }: Extract<SlotEvent, { type: 'expandWilds' }>): void {
    this.writer.cue({ cue: 'expand' });
    this.writer.step(this.writer.pace.expand, { kind: 'expand' }, { wilds: reels, wildTimes: multiplier });
    this.writer.stand({ cells: board.join('') });
  }

  #tumble({ removed, board }: Extract<SlotEvent, { type: 'tumbleBoard' }>): void {
    const { writer } = this;
    const before = writer.board;
    const { pop, fall } = writer.pace.tumble;
    const cells = board.join('');
    const falls = fallsOf(before.cells, removed, cells, this.#rows);
    const last = Math.max(0, ...falls.map(({ delay }) => delay));
    this.#tumbles++;
    writer.cue({ cue: 'tumble', step: this.#tumbles });
    writer.step(pop + last + fall, { kind: 'tumble', removed, falls, before }, { cells, lit: [] });
  }

  #climb(multiplier: number): void {
    const { writer } = this;
    // A new spin resets the ladder without a step.
    const up = multiplier > writer.board.multiplier;
    writer.step(up ? writer.pace.climb : 0, { kind: up ? 'climb' : 'wait' }, { multiplier });
  }

  #scatters(cells: readonly number[]): void {
    this.writer.step(this.writer.pace.scatters, { kind: 'scatters', cells }, { lit: [] });
  }

  /** Adds the end of a feature with its total win. */
  #end(rate: number): void {
    this.writer.cue({ cue: 'featureEnd' });
    this.writer.feature(null);
    this.writer.banner('total', 0, rate);
  }
}

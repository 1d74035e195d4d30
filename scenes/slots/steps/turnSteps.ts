import type { RevealEvent } from '../../../contract/slots/book.ts';
import { modelOf, type SlotDefinition } from '../../../contract/slots/models.ts';
import { closedPlan, openPlan, type ReelPlan } from '../reels/turn.ts';
import type { Pace } from './pace.ts';
import type { StepWriter } from './stepWriter.ts';

/** Adds reels that turn, or have been turning for this many ms, and stop at a board. */
export function addTurn(
  writer: StepWriter,
  event: RevealEvent,
  slot: SlotDefinition,
  turning: number | null,
): void {
  const { reels, rows } = modelOf(slot);
  const before = writer.board;
  const plans = turnPlans(event.anticipation, reels, rows, writer.pace, turning ?? 0);
  // Reels that already turn had their cue when they began.
  if (turning === null) writer.cue({ cue: 'spin' });
  const special = slot.model === 'holdAndWin' ? 'C' : 'S';
  let came = 0;
  plans.forEach(({ stop, awaited }, reel) => {
    if (awaited < stop) writer.cue({ cue: 'anticipation' }, awaited);
    const here = (event.board[reel] ?? '').split(special).length - 1;
    came += here;
    writer.cue({ cue: 'reelStop', reel, nth: here > 0 ? came : 0 }, stop);
  });
  writer.step(
    Math.max(...plans.map(({ stop }) => stop)) + writer.pace.turn.settle,
    { kind: 'turn', plans, before, landing: true },
    {
      ...{ cells: event.board.join(''), game: event.game, stops: event.stops, coins: event.coins ?? [] },
      ...{ mood: before.mood === 'free' ? 'free' : 'base', respins: 0 },
      ...{ wilds: [], wildTimes: 1, won: 0, lit: [] },
    },
  );
}

/** The motion of reels towards stops that become known after this many ms. */
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
    const awaits = turn.anticipation > 0 && anticipation.includes(reel);
    const awaited = awaits ? stop : Number.POSITIVE_INFINITY;
    if (awaits) stop += turn.anticipation;
    const plan = closedPlan(openPlan(reel, turn), turn, rows, known, stop, awaits ? turn.brake : 0);
    stop = plan.stop;
    return { ...plan, awaited };
  });
}

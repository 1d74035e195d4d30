import { JACKPOT_SHARES } from '../../contract/promotions/lottery/shares.ts';
import { placeLit } from '../../src/features/lotteryDraw/engine/drawTimes.ts';
import type {
  LotteryDrawView,
  LotteryWinner,
} from '../../src/features/lotteryDraw/engine/lotteryDrawView.ts';
import { clamp01, mixColor, popOut, smoothstep } from '../engine/ease.ts';
import { NIGHT, TEXT, TEXT_SOFT, VOLT, VOLT_INK, WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { TextLine } from '../engine/textLine.ts';
import { Pill } from '../kit/pools/plates.ts';
import { NumberLine } from '../kit/text/numberLine.ts';
import type { Layout } from './layout.ts';
import type { TicketBall } from './ticketBall.ts';

const PLATE = 0x2b2372;
const FIRST = 0x7a4a00;
const HASH = 35;

/** ms after a place is lit at which its row is at rest. */
export const ROW_RESTS = 900;

/** The ten places: dim with their shares of the jackpot, and lit one after the other with a ticket and its amount. */
export class Places {
  readonly #pill: Pill;
  readonly #line: TextLine;
  readonly #amounts: readonly NumberLine[];
  readonly #glow: ReturnType<SceneAssets['texture']>;
  readonly #style = { decimal: ',' as ',' | '.', fraction: false, prefix: '' };

  constructor(assets: SceneAssets) {
    this.#pill = new Pill(assets.texture('pill'));
    this.#line = new TextLine(assets.font('label'), 24);
    this.#amounts = JACKPOT_SHARES.map(() => new NumberLine(assets.font('label')));
    this.#glow = assets.texture('glow');
  }

  /** Sets the winners, once. */
  set(winners: readonly LotteryWinner[]): void {
    for (const [place, { amount }] of winners.entries()) this.#amounts[place]?.set(0n, amount);
  }

  draw(
    layout: Layout,
    { winners, drawing }: LotteryDrawView,
    decimal: ',' | '.',
    ball: TicketBall,
    light: QuadBatch,
    text: QuadBatch,
  ): void {
    this.#style.decimal = decimal;
    for (let place = 0; place < JACKPOT_SHARES.length; place++) {
      const winner = winners[place];
      const since = winner ? drawing - placeLit(place, winners.length) : -1;
      if (winner && since >= 0) this.#drawWon(layout, place, winner, since, ball, light, text);
      else this.#drawOpen(layout, place, text);
    }
  }

  destroy(): void {
    this.#pill.destroy();
  }

  #drawOpen(layout: Layout, place: number, text: QuadBatch): void {
    const { left, wide, high } = layout;
    const y = layout.rowY(place);
    const size = high * 0.47;
    this.#pill.put(text, left, y - high * 0.44, wide, high * 0.88, NIGHT, 0.42);
    this.#drawPlace(layout, place, TEXT_SOFT, 0.75, text);
    this.#line
      .clear()
      .number(Number(JACKPOT_SHARES[place] ?? 0n))
      .text('%')
      .put(text, left + wide - high * 0.45, y + size * 0.36, size, 1, TEXT_SOFT, 0.75);
  }

  #drawWon(
    layout: Layout,
    place: number,
    { ticket, amount, mine }: LotteryWinner,
    since: number,
    ball: TicketBall,
    light: QuadBatch,
    text: QuadBatch,
  ): void {
    const { left, wide, high } = layout;
    const y = layout.rowY(place);
    const flash = 1 - smoothstep(since, 0, ROW_RESTS);
    const pop = popOut(clamp01(since / 300));
    const ground = mine ? VOLT : place === 0 ? FIRST : PLATE;
    const high88 = high * 0.88;
    light.put(this.#glow, left + wide / 2, y, wide / 90, high / 42, 0, VOLT, 0.55 * flash);
    this.#pill.put(text, left, y - high88 / 2, wide, high88, mixColor(ground, WHITE, 0.5 * flash), 0.94);
    ball.drawResting(layout, place, text, 1 - pop);
    this.#drawPlace(layout, place, VOLT_INK, 1, text);
    const size = high * 0.47;
    const baseline = y + size * 0.36;
    const ink = mine ? VOLT_INK : TEXT;
    this.#line
      .clear()
      .char(HASH)
      .number(ticket)
      .put(text, left + high * 1.08, baseline, size, 0, ink, 1);
    const line = this.#amounts[place];
    if (!line) return;
    this.#style.fraction = amount % 100n !== 0n;
    line.at(1, this.#style);
    const room = wide - high * 1.7 - this.#line.width(size);
    const fits = Math.min(size, room / line.width(1));
    const end = left + wide - high * 0.4;
    line.put(text, end, baseline, fits, 1, mine ? VOLT_INK : VOLT, smoothstep(since, 0, 160));
  }

  /** The place's number: on its ball, or where the ball will be. */
  #drawPlace(layout: Layout, place: number, tint: number, alpha: number, text: QuadBatch): void {
    const size = layout.high * 0.44;
    this.#line
      .clear()
      .number(place + 1)
      .put(text, layout.left + layout.high * 0.5, layout.rowY(place) + size * 0.36, size, 0.5, tint, alpha);
  }
}

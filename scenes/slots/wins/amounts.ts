import { payout } from '../../../contract/money.ts';
import { type GlyphFont, TextLine } from '../../engine/textLine.ts';
import { shortAmount } from '../../kit/text/amountLine.ts';
import { NumberLine, type NumberStyle } from '../../kit/text/numberLine.ts';
import type { Step, Timeline } from '../steps/steps.ts';

/** Longer than any amount with its currency. */
const CAPACITY = 32;
/** Maximum number of cached amounts. */
const MOST = 500;

/** Formats rates of a bet as amounts. All amounts of a timeline are formatted when it is set, so drawing formats nothing. */
export class Amounts {
  readonly #font: GlyphFont;
  readonly #format: (amount: bigint) => string;
  readonly #style: NumberStyle;
  readonly #full = new Map<number, TextLine>();
  readonly #short = new Map<number, TextLine>();
  readonly #running: NumberLine;
  #bet = 0n;
  #counted = -1;

  constructor(font: GlyphFont, format: (amount: bigint) => string) {
    this.#font = font;
    this.#format = format;
    this.#style = styleOf(format);
    this.#running = new NumberLine(font);
  }

  /** Sets a spin's timeline and the bet that its rates refer to. */
  take(timeline: Timeline, bet: bigint): void {
    if (bet !== this.#bet || this.#full.size > MOST) {
      this.#full.clear();
      this.#short.clear();
    }
    this.#bet = bet;
    this.#counted = -1;
    for (const step of timeline.steps) this.#prepare(step);
    this.#write(timeline.end.won);
    for (const { rate } of timeline.end.coins) this.#writeShort(rate);
  }

  /** An amount with its currency. */
  full(rate: number): TextLine | undefined {
    return this.#full.get(rate);
  }

  /** An amount in the short form for a coin. */
  short(rate: number): TextLine | undefined {
    return this.#short.get(rate);
  }

  /** An amount counting up to that of `rate`, at a share of it; exact at the end. */
  counting(rate: number, share: number): TextLine | undefined {
    if (share >= 1) return this.full(rate);
    if (this.#counted !== rate) {
      // Set once per count, not per frame.
      this.#running.set(0n, payout(this.#bet, BigInt(rate)));
      this.#counted = rate;
    }
    return this.#running.at(1 - Math.cbrt(1 - share), this.#style);
  }

  #prepare(step: Step): void {
    const { board } = step;
    this.#write(board.won);
    for (const { rate } of board.coins) this.#writeShort(rate);
    if (step.kind === 'wins') for (const { rate } of step.phases[0]?.wins ?? []) this.#write(rate);
    if (step.kind === 'banner' || step.kind === 'count' || step.kind === 'wins') this.#write(step.rate);
  }

  #write(rate: number): void {
    if (rate === 0 || this.#full.has(rate)) return;
    const text = this.#format(payout(this.#bet, BigInt(rate))).replaceAll(/\s/g, ' ');
    this.#full.set(rate, new TextLine(this.#font, CAPACITY).text(text));
  }

  #writeShort(rate: number): void {
    if (this.#short.has(rate)) return;
    const text = shortAmount(payout(this.#bet, BigInt(rate)), this.#style.decimal);
    this.#short.set(rate, new TextLine(this.#font, CAPACITY).text(text));
  }
}

/** Derives the number style from a formatted amount. Amounts have no fraction while counting. */
function styleOf(format: (amount: bigint) => string): NumberStyle {
  const sample = format(123_456_700n).replaceAll(/\s/g, ' ');
  const group = /\d\D(?=\d{3})/.exec(sample)?.[0].charAt(1);
  return { decimal: group === '.' ? ',' : '.', fraction: false, prefix: /^\D*/.exec(sample)?.[0] ?? '' };
}

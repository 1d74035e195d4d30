import type { WheelField, WheelFieldPrize } from '../../src/features/dailyWheel/engine/dailyWheelView.ts';
import { segmentEntries } from '../../src/features/dailyWheel/engine/wheelSegments.ts';
import { TEXT, VOLT_INK } from '../engine/palette.ts';
import type { GlyphFont, TextLine } from '../engine/textLine.ts';
import { NumberLine } from '../kit/text/numberLine.ts';
import { SEGMENT } from './wheelStand.ts';

/** The look of a segment: its enamel in the atlas, the colour of its text, and the light of a win on it. */
interface Enamel {
  readonly sprite: number;
  readonly ink: number;
  readonly glow: number;
}

/** For cash in the order of the table, from the smallest; repeated if needed. */
const ENAMELS: readonly Enamel[] = [
  { sprite: 0, ink: TEXT, glow: 0x8f86ff },
  { sprite: 1, ink: TEXT, glow: 0x3fe0c2 },
  { sprite: 2, ink: TEXT, glow: 0xff7a84 },
  { sprite: 3, ink: TEXT, glow: 0xa98cff },
  { sprite: 4, ink: TEXT, glow: 0x7fb0ff },
  { sprite: 5, ink: VOLT_INK, glow: 0xffb25a },
];
const PEARL: Enamel = { sprite: 6, ink: 0x2a1f7a, glow: 0xe6dcff };
/** The table's last entry. */
const GOLD: Enamel = { sprite: 7, ink: VOLT_INK, glow: 0xffa81e };

/** The largest text size, and where the text ends, in pixels of the atlas from the middle. */
const SIZE = 44;
export const WRITTEN = 236;
/**
 * Height of digits relative to their size, and width of a segment relative to the distance from the middle, without its edges.
 */
const HEIGHT = 0.72;
const WIDTH = 0.88 * 2 * Math.tan(SEGMENT / 2);

/** The look of a table entry. */
interface FieldLook {
  readonly enamel: Enamel;
  readonly line: NumberLine;
  /** Text size in pixels of the atlas. */
  readonly size: number;
  readonly freeSpins: boolean;
}

/** The texts on the segments of a table: rebuilt only when the table or the decimal sign changes. */
export class Fields {
  looks: readonly FieldLook[] = [];
  /** The entry of each segment, clockwise from the top at rest. */
  entries: readonly number[] = [];
  readonly #font: GlyphFont;
  #fields: readonly WheelField[] | null = null;
  #decimal = '';

  constructor(font: GlyphFont) {
    this.#font = font;
  }

  take(fields: readonly WheelField[], decimal: ',' | '.'): void {
    if (fields === this.#fields && decimal === this.#decimal) return;
    this.#fields = fields;
    this.#decimal = decimal;
    this.entries = segmentEntries(fields.map(({ weight }) => weight));
    let cash = 0;
    this.looks = fields.map(({ prize }, i) =>
      this.#look(
        prize,
        prize.kind === 'freeSpins' ? PEARL : i === fields.length - 1 ? GOLD : enamelOf(cash++),
        decimal,
      ),
    );
  }

  #look(prize: WheelFieldPrize, enamel: Enamel, decimal: ',' | '.'): FieldLook {
    const line = new NumberLine(this.#font);
    const freeSpins = prize.kind === 'freeSpins';
    if (freeSpins) line.clear().number(prize.count).text('x');
    else line.set(0n, prize.amount).at(1, { decimal, fraction: prize.amount % 100n !== 0n, prefix: '' });
    return { enamel, line, size: sizeOf(line), freeSpins };
  }
}

/** By the entry's index among the table's cash. */
function enamelOf(place: number): Enamel {
  return ENAMELS[place % ENAMELS.length] as Enamel;
}

/** The largest size at which the first letter, the nearest to the middle, fits its segment. */
function sizeOf(line: TextLine): number {
  return Math.min(SIZE, (WIDTH * WRITTEN) / (HEIGHT + WIDTH * line.width(1)));
}

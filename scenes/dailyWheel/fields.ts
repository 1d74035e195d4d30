import type { WheelField, WheelFieldPrize } from '../../src/features/dailyWheel/engine/dailyWheelView.ts';
import { segmentEntries } from '../../src/features/dailyWheel/engine/wheelSegments.ts';
import { TEXT, VOLT_INK } from '../kit/palette.ts';
import { NumberLine } from '../kit/text/numberLine.ts';
import type { GlyphFont, TextLine } from '../kit/text/textLine.ts';
import { SEGMENT } from './wheelStand.ts';

/** The look of a segment: its enamel among the atlas's, what is written on it, and the light that a win there gives. */
interface Enamel {
  readonly sprite: number;
  readonly ink: number;
  readonly glow: number;
}

/** Cash in the order of the table, from the least on; then it begins anew. */
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

/** The largest letters, and where the last one ends, in pixels of the atlas from the middle. */
const SIZE = 44;
export const WRITTEN = 236;
/** Height of digits in parts of their size, and how wide a segment is in parts of the distance from the middle, less its edges. */
const HEIGHT = 0.72;
const WIDTH = 0.88 * 2 * Math.tan(SEGMENT / 2);

/** An entry as it is drawn. */
interface FieldLook {
  readonly enamel: Enamel;
  readonly line: NumberLine;
  /** Of the letters, in pixels of the atlas. */
  readonly size: number;
  readonly freeSpins: boolean;
}

/** What is written on the segments of a table: put together anew only when the table or the decimal sign changes. */
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

/** Of the table's cash by its place in it. */
function enamelOf(place: number): Enamel {
  return ENAMELS[place % ENAMELS.length] as Enamel;
}

/** As large as lets the first letter, the one nearest to the middle, stay on its segment. */
function sizeOf(line: TextLine): number {
  return Math.min(SIZE, (WIDTH * WRITTEN) / (HEIGHT + WIDTH * line.width(1)));
}

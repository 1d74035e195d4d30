import type { WheelField } from '../../src/features/dailyWheel/engine/dailyWheelView.ts';
import { segmentEntries } from '../../src/features/dailyWheel/engine/wheelSegments.ts';
import { NumberLine } from '../kit/numberLine.ts';
import { TEXT, VOLT_INK } from '../kit/palette.ts';
import type { GlyphFont } from '../kit/textLine.ts';

/** The look of a segment: its enamel among the atlas's, what is written on it, and the light that a win there gives. */
interface Enamel {
  readonly sprite: number;
  readonly ink: number;
  readonly glow: number;
}

/** Cash in the order of the table, from the least on; then it begins anew. */
const ENAMELS: readonly Enamel[] = [
  { sprite: 0, ink: TEXT, glow: 0x8f86ff },
  { sprite: 1, ink: TEXT, glow: 0xa98cff },
  { sprite: 2, ink: TEXT, glow: 0x3fe0c2 },
  { sprite: 3, ink: TEXT, glow: 0xff7a84 },
  { sprite: 4, ink: TEXT, glow: 0x7fb0ff },
  { sprite: 5, ink: VOLT_INK, glow: 0xffb25a },
];
const PEARL: Enamel = { sprite: 6, ink: 0x2a1f7a, glow: 0xe6dcff };
/** The table's last entry. */
const GOLD: Enamel = { sprite: 7, ink: VOLT_INK, glow: 0xffd43a };

/** The largest letters, and the room along a segment, in pixels of the atlas. */
const SIZE = 44;
const ROOM = { cash: 146, freeSpins: 100 } as const;

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
    this.looks = fields.map((field, i) => this.#look(field, i, i === fields.length - 1, decimal));
  }

  #look({ prize }: WheelField, at: number, last: boolean, decimal: ',' | '.'): FieldLook {
    const line = new NumberLine(this.#font);
    const freeSpins = prize.kind === 'freeSpins';
    if (freeSpins) line.clear().number(prize.count).text('x');
    else line.set(0n, prize.amount).at(1, { decimal, fraction: prize.amount % 100n !== 0n, prefix: '' });
    const size = Math.min(SIZE, ROOM[prize.kind] / line.width(1));
    const cash = last ? GOLD : (ENAMELS[at % ENAMELS.length] as Enamel);
    return { enamel: freeSpins ? PEARL : cash, line, size, freeSpins };
  }
}

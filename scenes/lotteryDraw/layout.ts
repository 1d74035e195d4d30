/** Atlas pixels of the machine above and below its drum's middle. */
const [ABOVE, BELOW] = [196, 336] as const;
const ROWS = 10;

/** The layout on a canvas of a size: the counter on top, the machine left of the places, or above them. */
export class Layout {
  width = 0;
  height = 0;
  /** Scale relative to the 360 x 340 canvas for which the scene was composed. */
  unit = 1;
  /** The drum's middle, and CSS pixels per atlas pixel of the machine. */
  drumX = 0;
  drumY = 0;
  scale = 1;
  /** The places: their left edge, the first one's top, and the width and height of each. */
  left = 0;
  top = 0;
  wide = 0;
  high = 0;
  /** The counter's middle. */
  counterY = 0;

  resize(width: number, height: number): void {
    const unit = Math.max(0.6, Math.min(width / 360, height / 340, 2.6));
    const margin = 10 * unit;
    const head = 94 * unit;
    const body = height - head - margin;
    const tall = height > 1.15 * width;
    const room = tall ? body * 0.46 : body;
    Object.assign(this, { width, height, unit, counterY: 58 * unit });
    this.scale = Math.min(room / (ABOVE + BELOW), (tall ? 0.8 : 0.44) * (width / 330));
    this.drumX = tall ? width / 2 : width * 0.23;
    this.drumY = head + (room - (ABOVE + BELOW) * this.scale) / 2 + ABOVE * this.scale;
    this.left = tall ? margin : width * 0.46;
    this.wide = width - margin - this.left;
    const list = tall ? body - room - margin : body;
    this.high = Math.min(list / ROWS, 38 * unit);
    this.top = height - margin - (list + ROWS * this.high) / 2;
  }

  /** The middle of a place's row. */
  rowY(place: number): number {
    return this.top + (place + 0.5) * this.high;
  }
}

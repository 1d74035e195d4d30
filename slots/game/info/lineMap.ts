const SVG = 'http://www.w3.org/2000/svg';
const CELL = 10;

/** A small drawing of a payline over the cells of its reels. */
export function lineMap(line: readonly number[], rows: number, label: string): SVGSVGElement {
  const drawn = document.createElementNS(SVG, 'svg');
  const size = [line.length * CELL, rows * CELL] as const;
  for (const [name, value] of Object.entries({
    viewBox: `0 0 ${size[0]} ${size[1]}`,
    class: 'line-map',
    role: 'img',
    'aria-label': label,
  }))
    drawn.setAttribute(name, value);
  const middle = (at: number) => at * CELL + CELL / 2;
  line.forEach((on, reel) => {
    for (let row = 0; row < rows; row++) {
      const cell = document.createElementNS(SVG, 'rect');
      const at = { x: reel * CELL + 1, y: row * CELL + 1, width: CELL - 2, height: CELL - 2, rx: 2 };
      for (const [name, value] of Object.entries(at)) cell.setAttribute(name, String(value));
      cell.setAttribute('class', row === on ? 'on' : 'off');
      drawn.append(cell);
    }
  });
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', `M${line.map((row, reel) => `${middle(reel)} ${middle(row)}`).join('L')}`);
  drawn.append(path);
  return drawn;
}

/** The kawung pattern in fine lines over a surface, in cells of `cell`, symmetrical about the middle. */
export function kawungLines(width, height, cell, colour, opacity) {
  const leaves = [];
  const [columns, rows] = [Math.ceil(width / cell / 2) + 1, Math.ceil(height / cell / 2) + 1];
  for (let row = -rows; row < rows; row++)
    for (let column = -columns; column < columns; column++) {
      const [x, y] = [width / 2 + (column + 0.5) * cell, height / 2 + (row + 0.5) * cell];
      const turn = (row + column) % 2 ? -45 : 45;
      leaves.push(
        `<ellipse cx="${x}" cy="${y}" rx="${cell * 0.56}" ry="${cell * 0.3}" transform="rotate(${turn} ${x} ${y})"/>`,
      );
    }
  return `<g fill="none" stroke="${colour}" stroke-width="1.6" opacity="${opacity}">${leaves.join('')}</g>`;
}

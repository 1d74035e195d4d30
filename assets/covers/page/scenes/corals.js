/** Branching coral. */
export function branches(pen, x, y, tall, colour, { roll }) {
  pen.strokeStyle = colour;
  pen.lineCap = 'round';
  const grow = (bx, by, length, angle, width) => {
    const [ex, ey] = [bx + Math.cos(angle) * length, by + Math.sin(angle) * length];
    pen.lineWidth = width;
    pen.beginPath();
    pen.moveTo(bx, by);
    pen.lineTo(ex, ey);
    pen.stroke();
    if (width < tall * 0.055) return;
    for (const turn of [-0.5, 0.42])
      grow(ex, ey, length * 0.76, angle + turn + (roll() - 0.5) * 0.3, width * 0.74);
  };
  grow(x, y, tall * 0.34, -Math.PI / 2, tall * 0.15);
}

/** Ribbons of kelp. */
export function kelp(pen, x, y, tall, colour, { roll }) {
  pen.fillStyle = colour;
  for (let i = 0; i < 3; i++) {
    const [bend, w, h] = [(roll() - 0.5) * tall * 0.5, tall * 0.07, tall * (0.8 + roll() * 0.7)];
    const bx = x + (i - 1) * tall * 0.2;
    pen.beginPath();
    pen.moveTo(bx - w, y);
    pen.bezierCurveTo(bx - w + bend, y - h * 0.4, bx - w - bend, y - h * 0.7, bx + bend * 0.5, y - h);
    pen.bezierCurveTo(bx + w - bend, y - h * 0.7, bx + w + bend, y - h * 0.4, bx + w, y);
    pen.fill();
  }
}

/** Rocks with anemones. */
export function rocks(pen, x, y, tall, colour, { roll }) {
  pen.fillStyle = pen.strokeStyle = colour;
  pen.beginPath();
  pen.ellipse(x, y + tall * 0.1, tall * 0.75, tall * (0.4 + roll() * 0.2), 0, 0, Math.PI * 2);
  pen.fill();
  pen.lineCap = 'round';
  pen.lineWidth = tall * 0.07;
  for (let i = 0; i < 9; i++) {
    const a = -Math.PI / 2 + (i - 4) * 0.2;
    pen.beginPath();
    pen.moveTo(x + (i - 4) * tall * 0.05, y - tall * 0.2);
    pen.lineTo(x + Math.cos(a) * tall * 0.5, y - tall * 0.15 + Math.sin(a) * tall * 0.6);
    pen.stroke();
  }
}

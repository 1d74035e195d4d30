/** The size a cover is drawn in; the files are reduced from it. */
export const WIDTH = 720;
export const HEIGHT = 960;

/** Random numbers from 0 to 1 that a seed decides, so that a cover is always drawn alike. */
export function dice(seed) {
  let state = Math.imul(seed, 0x9e3779b9) | 0;
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    roll,
    between: (low, high) => low + (high - low) * roll(),
    pick: (list) => list[Math.floor(roll() * list.length)],
  };
}

export function canvas(width = WIDTH, height = HEIGHT) {
  const node = document.createElement('canvas');
  node.width = width;
  node.height = height;
  return node.getContext('2d', { willReadFrequently: true });
}

/** A colour with an opacity: hex and 0 to 1. */
export function fade(colour, alpha) {
  return `${colour}${Math.round(Math.max(0, Math.min(1, alpha)) * 255)
    .toString(16)
    .padStart(2, '0')}`;
}

/** A colour between two. */
export function mix(a, b, t) {
  const parts = (hex) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  const [from, to] = [parts(a), parts(b)];
  return `#${from
    .map((part, i) =>
      Math.round(part + (to[i] - part) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Fills the whole picture from top to bottom; stops are [place, colour]. */
export function wash(pen, stops, top = 0, bottom = HEIGHT) {
  pen.fillStyle = vertical(pen, stops, top, bottom);
  pen.fillRect(0, 0, WIDTH, HEIGHT);
}

export function vertical(pen, stops, top, bottom) {
  const gradient = pen.createLinearGradient(0, top, 0, bottom);
  for (const [place, colour] of stops) gradient.addColorStop(place, colour);
  return gradient;
}

/** Light that fades from a point; `flat` squeezes it vertically. */
export function glow(pen, x, y, radius, colour, strength, { flat = 1, mode = 'screen', core = 0 } = {}) {
  pen.save();
  pen.globalCompositeOperation = mode;
  pen.translate(x, y);
  pen.scale(1, flat);
  const gradient = pen.createRadialGradient(0, 0, radius * core, 0, 0, radius);
  gradient.addColorStop(0, fade(colour, strength));
  gradient.addColorStop(0.35, fade(colour, strength * 0.5));
  gradient.addColorStop(0.7, fade(colour, strength * 0.12));
  gradient.addColorStop(1, fade(colour, 0));
  pen.fillStyle = gradient;
  pen.fillRect(-radius, -radius, 2 * radius, 2 * radius);
  pen.restore();
}

/** A closed shape through points, straight or smooth. */
export function shape(pen, points, smooth = false) {
  pen.beginPath();
  if (!smooth) for (const [x, y] of points) pen.lineTo(x, y);
  else {
    const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    pen.moveTo(...middle(points[points.length - 1], points[0]));
    for (const [i, point] of points.entries())
      pen.quadraticCurveTo(...point, ...middle(point, points[(i + 1) % points.length]));
  }
  pen.closePath();
}

/** Draws with a blur, a mode or an opacity that end with the drawing. What is blurred is drawn apart and blurred once. */
export function softly(pen, { blur = 0, mode = 'source-over', alpha = 1 }, draw) {
  pen.save();
  pen.globalCompositeOperation = mode;
  pen.globalAlpha = alpha;
  if (blur === 0) draw(pen);
  else {
    const apart = canvas();
    draw(apart);
    // Blurred on a sheet of half the size: a quarter of the work, and nobody sees the difference in a blur.
    const half = canvas(WIDTH / 2, HEIGHT / 2);
    half.filter = `blur(${blur / 2}px)`;
    half.drawImage(apart.canvas, 0, 0, WIDTH / 2, HEIGHT / 2);
    pen.drawImage(half.canvas, 0, 0, WIDTH, HEIGHT);
  }
  pen.restore();
}

/** A star of four soft points. */
export function sparkle(pen, x, y, size, colour, strength = 1) {
  pen.save();
  pen.globalCompositeOperation = 'screen';
  pen.translate(x, y);
  glow(pen, 0, 0, size * 0.9, colour, 0.5 * strength);
  pen.fillStyle = fade(colour, strength);
  for (const [long, wide] of [
    [size, size * 0.07],
    [size * 0.07, size],
  ]) {
    pen.beginPath();
    pen.moveTo(-long, 0);
    pen.quadraticCurveTo(0, 0, 0, -wide);
    pen.quadraticCurveTo(0, 0, long, 0);
    pen.quadraticCurveTo(0, 0, 0, wide);
    pen.quadraticCurveTo(0, 0, -long, 0);
    pen.fill();
  }
  glow(pen, 0, 0, size * 0.22, '#ffffff', strength);
  pen.restore();
}

import { canvas, fade, HEIGHT, mix, vertical, WIDTH } from './pen.js';

const SIDE = 664;
const MOST = 108;
const LEADING = 0.98;
const BOTTOM = HEIGHT - 44;

/** The title at the foot of the cover, as large as its lines allow, over a soft night. Answers its top edge. */
export function drawTitle(pen, title, palette) {
  const { lines, size } = fit(title);
  const top = BOTTOM - lines.length * size * LEADING;
  scrim(pen, palette, top);
  const text = canvas();
  text.font = face(size);
  text.letterSpacing = `${(-0.025 * size).toFixed(2)}px`;
  text.textAlign = 'center';
  text.textBaseline = 'alphabetic';
  lines.forEach((line, i) => {
    const y = BOTTOM - (lines.length - 1 - i) * size * LEADING - size * 0.2;
    text.fillStyle = vertical(
      text,
      [
        [0, '#ffffff'],
        [0.5, '#fffaf0'],
        [1, mix('#fff6e0', palette.spark, 0.55)],
      ],
      y - size * 0.72,
      y,
    );
    text.fillText(line, WIDTH / 2, y);
  });
  pen.save();
  pen.shadowColor = fade(palette.near, 0.95);
  pen.shadowBlur = 26;
  pen.shadowOffsetY = 6;
  pen.drawImage(text.canvas, 0, 0);
  pen.shadowBlur = 5;
  pen.shadowOffsetY = 5;
  pen.drawImage(text.canvas, 0, 0);
  pen.restore();
  return top;
}

function scrim(pen, { near }, top) {
  const from = top - 150;
  pen.fillStyle = vertical(
    pen,
    [
      [0, fade(near, 0)],
      [0.4, fade(near, 0.55)],
      [0.72, fade(near, 0.86)],
      [1, fade(near, 0.96)],
    ],
    from,
    HEIGHT,
  );
  pen.fillRect(0, from, WIDTH, HEIGHT - from);
}

/** Of all ways to break the title into at most three lines, the one set largest; fewer lines win when near. */
function fit(title) {
  const words = title.split(' ');
  const ruler = canvas(8, 8);
  ruler.font = face(100);
  ruler.letterSpacing = '-2.5px';
  const ways = [];
  for (let cuts = 0; cuts < 2 ** (words.length - 1); cuts++) {
    const lines = [words[0]];
    for (let i = 1; i < words.length; i++)
      if (cuts & (1 << (i - 1))) lines.push(words[i]);
      else lines[lines.length - 1] += ` ${words[i]}`;
    if (lines.length > 3) continue;
    const widest = Math.max(...lines.map((line) => ruler.measureText(line).width));
    const cap = [104, MOST, 90][lines.length - 1];
    ways.push({ lines, size: Math.min(cap, (100 * SIDE) / widest) });
  }
  const worth = ({ lines, size }) => size - [0, 2, 9][lines.length - 1];
  return ways.sort((a, b) => worth(b) - worth(a))[0];
}

const face = (size) => `800 ${size}px Cover`;

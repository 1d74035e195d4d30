import { HEIGHT, mix, shape, softly, WIDTH } from '../pen.js';

/** Rolling ground up to `y`. */
export function hills(pen, y, swell, colour, { roll }) {
  const [a, b] = [roll() * 6, roll() * 6];
  const points = [[-10, HEIGHT + 10]];
  for (let x = -10; x <= WIDTH + 10; x += 10)
    points.push([x, y + swell * (Math.sin(x / 130 + a) + 0.5 * Math.sin(x / 57 + b))]);
  points.push([WIDTH + 10, HEIGHT + 10]);
  pen.fillStyle = colour;
  shape(pen, points);
  pen.fill();
}

/** Blurred leaves reach in from the sides, near the eye. */
export function ferns(pen, { near, haze }, { roll, between }) {
  softly(pen, { blur: 5 }, (pen) => {
    for (const side of [0, 1])
      for (let i = 0; i < 4; i++) {
        const y = between(540, 760);
        const length = between(150, 250);
        const lift = between(-1.15, -0.35);
        pen.save();
        pen.translate(side * WIDTH + (side ? 40 : -40), y);
        pen.scale(side ? -1 : 1, 1);
        pen.rotate(lift);
        frond(pen, length, mix(near, haze, roll() * 0.35));
        pen.restore();
      }
  });
}

/** A palm's leaf along x: a rib with hanging blades. */
export function frond(pen, length, colour) {
  pen.fillStyle = pen.strokeStyle = colour;
  pen.lineWidth = length * 0.025;
  const y = (t) => -Math.sin(t * 2.2) * length * 0.16 + t * t * length * 0.36;
  pen.beginPath();
  for (let i = 0; i <= 16; i++) pen.lineTo((i / 16) * length, y(i / 16));
  pen.stroke();
  for (let i = 1; i <= 13; i++) {
    const t = i / 13;
    const blade = length * 0.36 * Math.sin(Math.min(1, t * 1.2 + 0.12) * Math.PI * 0.86 + 0.2);
    for (const side of [-1, 1]) {
      pen.save();
      pen.translate(t * length, y(t));
      pen.rotate(side * 0.75 + t * 0.5);
      pen.beginPath();
      pen.moveTo(0, -length * 0.02);
      pen.quadraticCurveTo(blade * 0.5, -length * 0.035, blade, 0);
      pen.quadraticCurveTo(blade * 0.5, length * 0.035, 0, length * 0.02);
      pen.fill();
      pen.restore();
    }
  }
}

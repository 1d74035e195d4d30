import { fade, glow, HEIGHT, mix, shape, softly, WIDTH, wash } from '../pen.js';

/** What hangs over every land: the sky itself, stars, the moon, rays and clouds. */
export function sky(pen, { sky: [top, middle, low], glow: light, haze }, ground = 640) {
  wash(pen, [
    [0, top],
    [0.22, mix(top, middle, 0.8)],
    [(ground / HEIGHT) * 0.6, mix(middle, low, 0.35)],
    [(ground / HEIGHT) * 0.92, mix(low, light, 0.12)],
    [ground / HEIGHT, low],
    [1, haze],
  ]);
}

export function stars(pen, { roll, between }, count = 42, bottom = 520) {
  for (let i = 0; i < count; i++) {
    const y = bottom * roll() ** 1.3;
    const r = 0.9 + roll() * 2.1;
    pen.fillStyle = fade('#ffffff', between(0.2, 0.85) * (1 - y / bottom / 1.4));
    pen.beginPath();
    pen.arc(roll() * WIDTH, y, r, 0, Math.PI * 2);
    pen.fill();
  }
}

/** A full moon with its seas and halo; `share` below 1 makes a crescent. */
export function moon(pen, x, y, r, colour = '#fff3d2', share = 1) {
  glow(pen, x, y, r * 3.1, colour, 0.5);
  pen.save();
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
  pen.clip();
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
  if (share < 1) pen.moveTo(x + r * share + r * 0.9, y - r * share * 0.5);
  if (share < 1) pen.arc(x + r * share, y - r * share * 0.5, r * 0.9, 0, Math.PI * 2, true);
  const face = pen.createRadialGradient(x - r * 0.4, y - r * 0.4, r * 0.1, x, y, r);
  face.addColorStop(0, '#ffffff');
  face.addColorStop(0.55, colour);
  face.addColorStop(1, mix(colour, '#8a6aa8', 0.45));
  pen.fillStyle = face;
  pen.fill('evenodd');
  if (share === 1)
    softly(pen, { alpha: 0.1 }, (pen) => {
      pen.fillStyle = '#5b3f86';
      for (const [dx, dy, s] of [
        [0.25, -0.2, 0.3],
        [-0.2, 0.3, 0.22],
        [0.4, 0.34, 0.18],
        [-0.42, -0.16, 0.15],
      ]) {
        pen.beginPath();
        pen.ellipse(x + dx * r, y + dy * r, s * r, s * r * 0.8, 0.5, 0, Math.PI * 2);
        pen.fill();
      }
    });
  pen.restore();
}

/** Broad soft rays from a point. */
export function rays(pen, x, y, colour, strength, { count = 14, turn = 0, reach = 900, width = 0.5 } = {}) {
  softly(pen, { blur: 10, mode: 'screen' }, (pen) => {
    for (let i = 0; i < count; i++) {
      const a = turn + (i / count) * Math.PI * 2;
      const half = (Math.PI / count) * width;
      const light = pen.createRadialGradient(x, y, 60, x, y, reach);
      light.addColorStop(0, fade(colour, strength));
      light.addColorStop(0.5, fade(colour, strength * 0.4));
      light.addColorStop(1, fade(colour, 0));
      pen.fillStyle = light;
      shape(pen, [
        [x, y],
        [x + Math.cos(a - half) * reach, y + Math.sin(a - half) * reach],
        [x + Math.cos(a + half) * reach, y + Math.sin(a + half) * reach],
      ]);
      pen.fill();
    }
  });
}

/** Mega mendung: clouds in nested bands at a height, from one side or both. */
export function clouds(pen, colour, light, y, { roll }, alpha = 0.8) {
  for (let i = 0; i < 5; i++) {
    const cx = (i / 4) * WIDTH + (roll() - 0.5) * 90;
    const cy = y + (roll() - 0.5) * 46;
    const r = 76 + roll() * 60;
    for (let band = 0; band < 4; band++) {
      const t = band / 3;
      pen.fillStyle = fade(mix(colour, light, 0.12 + t * 0.5), alpha);
      puffs(pen, cx, cy + band * r * 0.14, r * (1 - band * 0.2));
    }
  }
}

function puffs(pen, x, y, r) {
  pen.beginPath();
  for (const [dx, dy, s] of [
    [0, -0.2, 0.8],
    [-0.85, 0.12, 0.52],
    [0.85, 0.12, 0.55],
    [-1.45, 0.34, 0.32],
    [1.5, 0.36, 0.34],
  ]) {
    pen.moveTo(x + dx * r + s * r, y + dy * r);
    pen.arc(x + dx * r, y + dy * r, s * r, 0, Math.PI * 2);
  }
  pen.rect(x - 1.5 * r, y, 3 * r, 0.66 * r);
  pen.fill();
}

/** A band of mist that hides where the ground begins. */
export function mist(pen, y, tall, colour, strength) {
  const band = pen.createLinearGradient(0, y - tall, 0, y + tall);
  band.addColorStop(0, fade(colour, 0));
  band.addColorStop(0.5, fade(colour, strength));
  band.addColorStop(1, fade(colour, 0));
  pen.fillStyle = band;
  pen.fillRect(0, y - tall, WIDTH, 2 * tall);
}

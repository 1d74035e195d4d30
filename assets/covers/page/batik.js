import { canvas, HEIGHT, WIDTH } from './pen.js';

/** Batik, barely there: each pattern draws one tile of white lines that repeats. */
const SCALE = 1.9;

export const PATTERNS = { kawung, parang, mendung, truntum, ceplok, tumpal, lereng };

/** Lays a pattern over the picture, strongest at the upper corners, gone behind the emblem and the title. */
export function lay(pen, name, alpha) {
  const sheet = canvas();
  sheet.save();
  sheet.scale(SCALE, SCALE);
  sheet.fillStyle = sheet.createPattern(PATTERNS[name]().canvas, 'repeat');
  sheet.fillRect(0, 0, WIDTH / SCALE, HEIGHT / SCALE);
  sheet.restore();
  sheet.globalCompositeOperation = 'destination-in';
  const mask = sheet.createRadialGradient(WIDTH / 2, 470, 250, WIDTH / 2, 470, 620);
  mask.addColorStop(0, '#fff0');
  mask.addColorStop(0.45, '#fff8');
  mask.addColorStop(1, '#fff');
  sheet.fillStyle = mask;
  sheet.fillRect(0, 0, WIDTH, HEIGHT);
  pen.save();
  pen.globalCompositeOperation = 'overlay';
  pen.globalAlpha = alpha;
  pen.drawImage(sheet.canvas, 0, 0);
  pen.restore();
}

function tile(width, height, draw) {
  const pen = canvas(width, height);
  pen.strokeStyle = pen.fillStyle = '#fff';
  pen.lineWidth = 4;
  for (const x of [-width, 0, width])
    for (const y of [-height, 0, height]) {
      pen.save();
      pen.translate(x, y);
      draw(pen);
      pen.restore();
    }
  return pen;
}

const oval = (pen, x, y, rx, ry, turn) => {
  pen.beginPath();
  pen.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
  pen.stroke();
};
const spot = (pen, x, y, r) => {
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
  pen.fill();
};

/** Four leaves round a seed. */
function kawung() {
  const s = 120;
  return tile(s, s, (pen) => {
    for (const [x, y, turn] of [
      [30, 30, 1],
      [90, 30, -1],
      [30, 90, -1],
      [90, 90, 1],
    ])
      oval(pen, x, y, 33, 17, (turn * Math.PI) / 4);
    spot(pen, 60, 60, 5);
    spot(pen, 0, 0, 5);
  });
}

/** Slanting rows of broken waves. */
function parang() {
  return tile(144, 144, (pen) => {
    for (const shift of [0, 72]) {
      pen.beginPath();
      pen.moveTo(shift - 36, 144);
      pen.bezierCurveTo(shift + 20, 110, shift - 10, 80, shift + 36, 72);
      pen.bezierCurveTo(shift + 92, 38, shift + 62, 8, shift + 108, 0);
      pen.stroke();
      pen.beginPath();
      pen.arc(shift + 20, 108, 15, 0.4, 4.6);
      pen.stroke();
      pen.beginPath();
      pen.arc(shift + 92, 36, 15, 0.4, 4.6);
      pen.stroke();
    }
  });
}

/** Rolling clouds in rows. */
function mendung() {
  return tile(200, 120, (pen) => {
    for (const [x, y] of [
      [50, 70],
      [150, 130],
    ])
      for (const r of [44, 32, 20]) {
        pen.beginPath();
        pen.arc(x, y, r, Math.PI, 0);
        pen.bezierCurveTo(x + r, y + 12, x + r + 18, y + 12, x + r + 22, y);
        pen.stroke();
      }
  });
}

/** Small stars scattered like a night sky. */
function truntum() {
  return tile(110, 110, (pen) => {
    for (const [x, y, r] of [
      [27, 27, 18],
      [82, 82, 18],
    ]) {
      for (let i = 0; i < 8; i++) {
        const a = (i / 8) * Math.PI * 2;
        oval(pen, x + Math.cos(a) * r * 0.62, y + Math.sin(a) * r * 0.62, r * 0.36, r * 0.13, a);
      }
      spot(pen, x, y, 4);
    }
    spot(pen, 82, 27, 4);
    spot(pen, 27, 82, 4);
  });
}

/** Rosettes in a grid of diamonds. */
function ceplok() {
  return tile(150, 150, (pen) => {
    pen.strokeRect(75 - 53, 75 - 53, 106, 106);
    for (let i = 0; i < 4; i++) {
      const a = (i * Math.PI) / 2 + Math.PI / 4;
      oval(pen, 75 + Math.cos(a) * 26, 75 + Math.sin(a) * 26, 24, 13, a);
      oval(
        pen,
        75 + Math.cos(a + Math.PI / 4) * 24,
        75 + Math.sin(a + Math.PI / 4) * 24,
        12,
        5,
        a + Math.PI / 4,
      );
    }
    spot(pen, 75, 75, 7);
    spot(pen, 0, 0, 8);
  });
}

/** Rows of tall triangles, each with its heart. */
function tumpal() {
  return tile(90, 150, (pen) => {
    pen.beginPath();
    pen.moveTo(0, 140);
    pen.lineTo(45, 10);
    pen.lineTo(90, 140);
    pen.closePath();
    pen.stroke();
    pen.beginPath();
    pen.moveTo(22, 130);
    pen.quadraticCurveTo(45, 30, 45, 62);
    pen.quadraticCurveTo(45, 30, 68, 130);
    pen.stroke();
    spot(pen, 45, 108, 8);
  });
}

/** Thin slanting lines with pearls between. */
function lereng() {
  return tile(120, 120, (pen) => {
    for (const shift of [0, 60]) {
      pen.beginPath();
      pen.moveTo(shift - 120, 120);
      pen.lineTo(shift, 0);
      pen.stroke();
      for (let i = 0; i < 4; i++) spot(pen, shift - 98 + i * 30 + 8, 120 - i * 30 - 4, 5);
    }
  });
}

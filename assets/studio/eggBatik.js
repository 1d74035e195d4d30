import { printed } from '../covers/emblems/parts.js';

const GOLD = '#ffd45a';
const CREAM = '#fff4dc';
const WIDTH = 1024;
const REPEATS = 8;

/** The painted skin of an egg: `shades` from tip to foot, a band of kawung round it and rows of drops. */
export function batik(shades) {
  return printed((pen, side) => paint(pen, side, shades), { side: WIDTH, roughness: 0.2 });
}

function paint(pen, side, shades) {
  const fade = pen.createLinearGradient(0, 0, 0, side);
  shades.forEach((shade, i) => {
    fade.addColorStop(i / (shades.length - 1), shade);
  });
  pen.fillStyle = fade;
  pen.fillRect(0, 0, side, side);
  const cell = side / REPEATS;
  const middle = side * 0.56;
  stripe(pen, side, middle - side * 0.115, side * 0.014, GOLD);
  stripe(pen, side, middle + side * 0.115, side * 0.014, GOLD);
  for (let i = 0; i < REPEATS; i++) {
    kawung(pen, cell * (i + 0.5), middle, cell);
    for (const [y, flip] of [
      [middle - side * 0.14, -1],
      [middle + side * 0.14, 1],
    ]) {
      scallop(pen, cell * (i + 0.5), y, cell, flip);
      dot(pen, cell * i, y + flip * side * 0.075, side * 0.011, CREAM);
    }
    dot(pen, cell * (i + 0.5), middle - side * 0.32, side * 0.012, GOLD);
  }
}

function stripe(pen, side, y, width, colour) {
  pen.fillStyle = colour;
  pen.fillRect(0, y - width / 2, side, width);
}

function dot(pen, x, y, radius, colour) {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.ellipse(x, y, radius, radius * 1.5, 0, 0, Math.PI * 2);
  pen.fill();
}

/** Four petals round a seed; the skin is twice as long round as it is high, so they are drawn wide. */
function kawung(pen, x, y, cell) {
  for (const turn of [45, 135, 225, 315]) {
    pen.save();
    pen.translate(x, y);
    pen.scale(1, 1.5);
    pen.rotate((turn * Math.PI) / 180);
    pen.beginPath();
    pen.ellipse(0, -cell * 0.31, cell * 0.15, cell * 0.25, 0, 0, Math.PI * 2);
    pen.fillStyle = CREAM;
    pen.fill();
    pen.beginPath();
    pen.ellipse(0, -cell * 0.31, cell * 0.055, cell * 0.13, 0, 0, Math.PI * 2);
    pen.fillStyle = GOLD;
    pen.fill();
    pen.restore();
  }
  dot(pen, x, y, cell * 0.06, GOLD);
  dot(pen, x - cell / 2, y, cell * 0.05, CREAM);
}

function scallop(pen, x, y, cell, flip) {
  pen.strokeStyle = CREAM;
  pen.lineWidth = cell * 0.07;
  pen.beginPath();
  pen.ellipse(x, y, cell * 0.34, cell * 0.5, 0, 0, Math.PI, flip < 0);
  pen.stroke();
  dot(pen, x, y + flip * cell * 0.2, cell * 0.07, GOLD);
}

import * as THREE from 'three';
import { printed } from '../covers/emblems/parts.js';
import { inscribe } from './lettering.js';
import { disc, print } from './turning.js';

const COLOURS = { green: '#06b573', red: '#f0243f', violet: '#7d3df5' };
/** Left and right colour of the balls 0 to 9. */
const SIDES = Array.from({ length: 10 }, (_, number) => {
  const plain = number % 2 === 1 ? 'green' : 'red';
  return number % 5 === 0 ? ['violet', plain] : [plain, plain];
});

/** Those of the weekly lottery, which have a ticket's number written on them by the scene. */
const TICKETS = ['#f2b100', '#f0435c', '#12b79a', '#7d3df5', '#2f6bff'];

/** A ball of the draw, its number to the viewer; the number is the frame. `share` is the white disc's radius. */
const ball = (number, share) => round((pen, side) => paintBall(pen, side, number, share));

/** A ball with a blank disc that a number is written on. */
export const ticketBall = (frame) => round((pen, side) => paintPlain(pen, side, TICKETS[frame], 0.7));

/** The same as a flat round that a scene rolls, with a stripe that shows how it turns. */
export const ticketRoll = (frame) => flat((pen, side) => paintPlain(pen, side, TICKETS[frame], 0.5));

/** A ball with what `draw` paints on the side that faces the viewer. */
function round(draw) {
  const geometry = new THREE.SphereGeometry(1, 96, 72);
  const { position, uv } = geometry.attributes;
  for (let i = 0; i < position.count; i++)
    uv.setXY(i, position.getX(i) * 0.5 + 0.5, position.getY(i) * 0.5 + 0.5);
  const skin = printed(draw, { side: 1024, roughness: 0.2 });
  return {
    object: new THREE.Mesh(geometry, skin),
    camera: { eye: [0, 0, 1], height: 2.06 },
    light: 1.4,
  };
}

export const lottoBall = (number) => ball(number, 0.57);

/** The same for the history, its number as large as can be. */
export const lottoPast = (number) => ball(number, 0.74);

/** The same as a flat round that a scene rolls: its light is the same all round, the gloss lies still above it. */
export const lottoRoll = (number) => flat((pen, side) => paintBall(pen, side, number, 0.64));

function flat(draw) {
  const face = new THREE.Mesh(
    new THREE.CircleGeometry(1, 128),
    print((pen, side) => {
      draw(pen, side);
      const bend = pen.createRadialGradient(0, 0, 0, 0, 0, 1000);
      for (const [stop, shade] of [
        [0, '#ffffff14'],
        [0.55, '#08002c00'],
        [0.85, '#08002c4d'],
        [1, '#08002ca6'],
      ])
        bend.addColorStop(stop, shade);
      pen.fillStyle = bend;
      pen.fillRect(-1000, -1000, 2000, 2000);
    }, 512),
  );
  return { object: face, camera: { eye: [0, 0, 1], height: 2.08 } };
}

/** One colour with a white band across and a white disc. */
function paintPlain(pen, side, colour, share) {
  pen.translate(side / 2, side / 2);
  pen.scale(side / 2000, side / 2000);
  pen.fillStyle = colour;
  pen.fillRect(-1000, -1000, 2000, 2000);
  pen.save();
  pen.rotate(0.42);
  pen.fillStyle = '#ffffffd9';
  pen.fillRect(-1000, -150, 2000, 300);
  pen.restore();
  disc(pen, share * 1000 + 40, colour);
  disc(pen, share * 1000, '#fffdf6');
}

function paintBall(pen, side, number, share) {
  const [left, right] = SIDES[number].map((name) => COLOURS[name]);
  pen.translate(side / 2, side / 2);
  pen.scale(side / 2000, side / 2000);
  pen.fillStyle = right;
  pen.fillRect(-1000, -1000, 2000, 2000);
  pen.save();
  pen.rotate(0.42);
  pen.fillStyle = left;
  pen.fillRect(-1500, -1500, 1500, 3000);
  pen.restore();
  disc(pen, share * 1000 + 36, '#12093a4d');
  disc(pen, share * 1000, '#ffffff');
  inscribe(pen, `${number}`, share * 1080, '#1c1650');
  if (number === 6 || number === 9) pen.fillRect(-share * 290, share * 640, share * 580, share * 100);
}

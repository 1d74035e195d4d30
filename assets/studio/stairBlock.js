import * as THREE from 'three';
import { leaf, spin } from '../covers/emblems/parts.js';
import { lamp, plastic } from './material.js';
import { at, group } from './shape.js';
import { fade, tinge, tinged } from './tinge.js';

/** Colours: the hewn stone from its keel to its neck, the ledge on it, the flags on that, the kawung in front. */
const PLAIN = { stone: ['#3a2aae', '#6c5cf0'], ledge: '#5f50dc', flag: '#a094ff', relief: '#8f82ff' };
const LIT = {
  stone: ['#4534c4', '#7a68f8'],
  ledge: '#7466f0',
  flag: '#cabfff',
  relief: '#ffc61e',
  glows: true,
};
const SAFE = { stone: ['#06756c', '#16b4a0'], ledge: '#0fa08e', flag: '#5ff5d8', relief: '#3fe6ca' };
const BROKEN = { stone: ['#860f30', '#c42a48'], ledge: '#b8263f', flag: '#ff8272', relief: '#e8505a' };

const VIEW = { eye: [0, 0.62, 1], target: [0, -0.14, 0], height: 1.98 };
const HALF = 0.94;
const TOP = 0.56;
const NECK = 0.36;
/** Half the depth of the stone and of the tread, which stands out a little. */
const DEEP = 0.52;
const TREAD_DEEP = 0.57;
/** The front of the stone below the tread, anticlockwise from the top right: a hewn keel, as what floats has. */
const FRONT = [
  [HALF - 0.03, NECK],
  [-HALF + 0.03, NECK],
  [-HALF + 0.03, -0.06],
  [-0.78, -0.32],
  [-0.5, -0.44],
  [-0.2, -0.62],
  [0.24, -0.56],
  [0.54, -0.44],
  [0.8, -0.26],
  [HALF - 0.03, -0.02],
];
/** Where the broken step came apart at the left, from the tread's top down; at the right it is mirrored. */
const TEAR = [
  [-0.36, TOP],
  [-0.25, NECK],
  [-0.43, 0.12],
  [-0.24, -0.16],
  [-0.34, -0.52],
];

/** One place of a step: frame 0 plain, 1 lit, 2 climbed, 3 broken. */
export function stairBlock(frame) {
  const object = [() => whole(PLAIN), () => whole(LIT), () => whole(SAFE), broken][frame]();
  return { object, camera: VIEW };
}

function whole(look) {
  const step = group(
    stone(FRONT, look),
    tread(
      [
        [-HALF, TOP],
        [-HALF, NECK],
        [HALF, NECK],
        [HALF, TOP],
      ],
      look,
    ),
    at(kawung(look.relief), [0, -0.1, DEEP + 0.01]),
    ...[-0.61, 0, 0.61].map((x) => flag(x, 0.275, look)),
  );
  if (look.glows) step.add(light());
  return step;
}

/** The same step in three pieces, the middle one sunken. */
function broken() {
  const mirrored = TEAR.map(([x, y]) => [-x, y]);
  const below = TEAR.slice(1);
  const left = group(
    stone([...below, FRONT[4], FRONT[3], FRONT[2], FRONT[1]], BROKEN),
    tread([TEAR[0], TEAR[1], [-HALF, NECK], [-HALF, TOP]], BROKEN),
    flag(-0.64, 0.235, BROKEN),
  );
  const right = group(
    stone([...mirrored.slice(1), FRONT[7], FRONT[8], FRONT[9], FRONT[0]], BROKEN),
    tread([mirrored[0], mirrored[1], [HALF, NECK], [HALF, TOP]], BROKEN),
    flag(0.64, 0.235, BROKEN),
  );
  const middle = group(
    stone([...below, ...mirrored.slice(1).reverse()], BROKEN),
    tread([TEAR[0], TEAR[1], mirrored[1], mirrored[0]], BROKEN),
    flag(0, 0.25, BROKEN),
    at(kawung(BROKEN.relief), [0, -0.08, DEEP + 0.01]),
  );
  const pieces = group(
    at(left, [-0.07, 0.03, 0.06], [0, 0.08, 0.1]),
    at(right, [0.07, -0.02, 0.02], [0, -0.1, -0.13]),
    at(middle, [0, -0.15, -0.02], [0.06, 0, 0.05]),
  );
  pieces.scale.setScalar(0.95);
  return pieces;
}

function stone(outline, look) {
  const body = prism(outline, DEEP, 0.12, hewn(tinged({ roughness: 0.36, coat: 0.2 })));
  return tinge(body, (_, y) => fade(look.stone, (y + 0.6) / (NECK + 0.6)));
}

function tread(outline, look) {
  return prism(outline, TREAD_DEEP, 0.05, hewn(plastic(look.ledge, { roughness: 0.3, coat: 0.2 })));
}

/** A flagstone of the tread, `half` its width round x. */
function flag(x, half, look) {
  const outline = [
    [half, 0.47],
    [-half, 0.47],
    [-half, -0.48],
    [half, -0.48],
  ];
  const material = hewn(plastic(look.flag, { roughness: 0.34, coat: 0.2 }));
  return at(prism(outline, 0.05, 0.045, material), [x, TOP + 0.01, 0], [Math.PI / 2, 0, 0]);
}

/** Cut faces that mirror little. */
function hewn(material) {
  material.specularIntensity = 0.4;
  material.flatShading = true;
  return material;
}

/** An outline grown to both sides of z = 0, its edges hewn off. */
function prism(outline, deep, cut, material) {
  const shape = new THREE.Shape(outline.map(([x, y]) => new THREE.Vector2(x, y)));
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: 2 * (deep - cut),
    bevelSize: cut,
    bevelThickness: cut,
    bevelOffset: -cut,
    bevelSegments: 1,
  });
  geometry.translate(0, 0, cut - deep);
  return new THREE.Mesh(geometry, material);
}

function kawung(colour) {
  const material = plastic(colour, { roughness: 0.3, coat: 0.2 });
  return spin(4, () => at(leaf(0.4, 0.22, 0.07, material, { belly: 0.55 }), [0, 0.05, 0]), Math.PI / 4);
}

/** The volt light along the tread's edge, and what of it falls on the stone. */
function light() {
  const bar = new THREE.BoxGeometry(2 * HALF - 0.12, 0.1, 0.04);
  const fall = new THREE.PlaneGeometry(2 * HALF - 0.2, 0.5);
  const parts = group(
    at(new THREE.Mesh(bar, lamp('#ffd83a', 1.15)), [0, (TOP + NECK) / 2, TREAD_DEEP]),
    at(new THREE.Mesh(fall, gleam()), [0, NECK - 0.24, DEEP + 0.006]),
  );
  parts.traverse((node) => {
    node.userData.noShadow = true;
  });
  return parts;
}

/** From volt through coral to the stone's violet: straight from one to the other would be grey. */
function gleam() {
  const canvas = document.createElement('canvas');
  canvas.width = 4;
  canvas.height = 128;
  const pen = canvas.getContext('2d');
  const evening = pen.createLinearGradient(0, 0, 0, 128);
  evening.addColorStop(0, 'rgba(255, 206, 60, 0.9)');
  evening.addColorStop(0.3, 'rgba(255, 132, 60, 0.5)');
  evening.addColorStop(0.65, 'rgba(232, 80, 170, 0.2)');
  evening.addColorStop(1, 'rgba(200, 80, 230, 0)');
  pen.fillStyle = evening;
  pen.fillRect(0, 0, 4, 128);
  const map = new THREE.CanvasTexture(canvas);
  map.colorSpace = THREE.SRGBColorSpace;
  return new THREE.MeshBasicMaterial({ map, transparent: true, depthWrite: false });
}

import * as THREE from 'three';
import { group } from './shape.js';

const SIDES = 8;
const TABLE = [0.56, 0.6];
const CROWN = [0.84, 0.46];
const GIRDLE = [1.06, 0.2];
const WAIST = [0.52, -0.46];
const CULET = -1.06;
/** What light does in the stone: facets side by side differ widely, as they do in a cut one. */
const FIRE = [
  '#1fe8cf',
  '#0e8fd0',
  '#8dfff0',
  '#6a46ff',
  '#12b8c8',
  '#3a2fd0',
  '#c6fff8',
  '#0f6fe0',
  '#9a5cff',
];
/** How bright a facet is at its three corners: light runs across it. */
const GLEAM = [1.5, 0.55, 1];
/** Where the key light is, seen from the stone. */
const LIGHT = new THREE.Vector3(-0.5, 0.6, 0.62).normalize();

/** A brilliant, teal and violet. */
export function gem() {
  const facets = brilliant();
  const stone = group(lightOf(facets), polishOf(facets));
  stone.rotation.set(0.42, 0.2, 0.1);
  return { object: group(stone), camera: { eye: [0, 0, 1], target: [0, -0.14, 0], height: 2.3 } };
}

/** Triangles of a brilliant: table, stars, kites, halves and the pavilion. */
function brilliant() {
  const corner = ([radius, y], step) => {
    const a = (step / SIDES) * Math.PI * 2;
    return [Math.sin(a) * radius, y, Math.cos(a) * radius];
  };
  const facets = [];
  for (let i = 0; i < SIDES; i++) {
    const [t0, t1] = [corner(TABLE, i), corner(TABLE, i + 1)];
    const [m0, m1] = [corner(CROWN, i - 0.5), corner(CROWN, i + 0.5)];
    const [g0, g1, g2] = [corner(GIRDLE, i), corner(GIRDLE, i + 0.5), corner(GIRDLE, i + 1)];
    const [w0, w1] = [corner(WAIST, i), corner(WAIST, i + 1)];
    const foot = [0, CULET, 0];
    facets.push(
      { tone: 2 + (i % 2) * 4, parts: [[[0, TABLE[1], 0], t0, t1]] },
      { tone: i * 2, parts: [[t0, m1, t1]] },
      {
        tone: i * 5 + 3,
        parts: [
          [t0, m0, g0],
          [t0, g0, m1],
        ],
      },
      { tone: i * 3 + 1, parts: [[m1, g0, g1]] },
      { tone: i * 7 + 6, parts: [[m1, g1, g2]] },
      { tone: i * 4 + 5, parts: [[g0, w0, g1]] },
      { tone: i * 2 + 7, parts: [[g1, w1, g2]] },
      {
        tone: i * 5,
        parts: [
          [g1, w0, foot],
          [g1, foot, w1],
        ],
      },
    );
  }
  return facets;
}

function lightOf(facets) {
  const colours = facets.flatMap(({ tone, parts }) => {
    const tint = new THREE.Color(FIRE[tone % FIRE.length]);
    return parts.flatMap((corners) => {
      const facing = 0.5 + 0.75 * Math.max(0, normalOf(corners).dot(LIGHT));
      return GLEAM.flatMap((gleam) =>
        tint
          .clone()
          .multiplyScalar(gleam * facing)
          .toArray(),
      );
    });
  });
  const geometry = solid(facets);
  geometry.setAttribute('color', new THREE.Float32BufferAttribute(colours, 3));
  return new THREE.Mesh(
    geometry,
    new THREE.MeshBasicMaterial({ vertexColors: true, side: THREE.DoubleSide, toneMapped: false }),
  );
}

/** The mirror of its polish, laid over the light that comes from within. */
function polishOf(facets) {
  const mesh = new THREE.Mesh(
    solid(facets),
    new THREE.MeshPhysicalMaterial({
      color: '#ffffff',
      metalness: 1,
      roughness: 0.06,
      transparent: true,
      opacity: 0.24,
      flatShading: true,
      side: THREE.DoubleSide,
    }),
  );
  mesh.scale.setScalar(1.002);
  return mesh;
}

function normalOf([a, b, c]) {
  const [from, one, two] = [a, b, c].map((corner) => new THREE.Vector3(...corner));
  return one.sub(from).cross(two.sub(from)).normalize();
}

function solid(facets) {
  const geometry = new THREE.BufferGeometry();
  const places = facets.flatMap(({ parts }) => parts.flat(2));
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(places, 3));
  geometry.computeVertexNormals();
  return geometry;
}

import * as THREE from 'three';

const AROUND = 160;
const ALONG = 72;
export const INNER = 0.93;

/** The egg's wall at `a` from its tip (0) to its foot (π): [radius, y]. */
const wall = (a) => [0.78 * Math.sin(a) * (1 - 0.14 * Math.cos(a)), Math.cos(a)];

const TEETH = [0.16, -0.12, 0.2, -0.16, 0.1, -0.2, 0.18, -0.1, 0.13, -0.18, 0.2, -0.13, 0.09, -0.17];

/** Where the shell breaks, from the tip, at `turn` of 0 to 1 round the egg: a jagged line above its middle. */
export function breakLine(turn) {
  const place = (turn - Math.floor(turn)) * TEETH.length;
  const tooth = Math.floor(place) % TEETH.length;
  const next = TEETH[(tooth + 1) % TEETH.length];
  return 1.16 + (TEETH[tooth] + (next - TEETH[tooth]) * (place % 1)) * 0.9;
}

/** A part of the shell from one line to another (each a function of the turn), `scale` times the egg's size. */
export function shell(from, to, scale = 1) {
  const geometry = new THREE.BufferGeometry();
  const [places, uvs, index] = [[], [], []];
  for (let i = 0; i <= AROUND; i++) {
    const turn = i / AROUND;
    const a = turn * Math.PI * 2 - Math.PI;
    for (let j = 0; j <= ALONG; j++) {
      const along = from(turn) + ((to(turn) - from(turn)) * j) / ALONG;
      const [radius, y] = wall(along);
      places.push(Math.sin(a) * radius * scale, y * scale, Math.cos(a) * radius * scale);
      uvs.push(turn, 1 - along / Math.PI);
      if (i === AROUND || j === ALONG) continue;
      const n = i * (ALONG + 1) + j;
      const right = n + ALONG + 1;
      index.push(n, n + 1, right, right, n + 1, right + 1);
    }
  }
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(places, 3));
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(uvs, 2));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}

/** The thickness of the shell along the break, on the near side (1) or the far one (-1). */
export function brink(side) {
  const geometry = new THREE.BufferGeometry();
  const places = [];
  for (let i = 0; i < AROUND * 2; i++) {
    const [one, two] = [i, i + 1].map((k) => {
      const turn = k / (AROUND * 2);
      const a = turn * Math.PI * 2 - Math.PI;
      const [radius, y] = wall(breakLine(turn));
      return [1, INNER].map((scale) => [Math.sin(a) * radius * scale, y, Math.cos(a) * radius * scale]);
    });
    if (Math.sign(one[0][2] + two[0][2]) !== side) continue;
    places.push(...one[0], ...two[0], ...one[1], ...one[1], ...two[0], ...two[1]);
  }
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(places, 3));
  geometry.computeVertexNormals();
  return geometry;
}

export const TIP = () => 0;
export const FOOT = () => Math.PI;

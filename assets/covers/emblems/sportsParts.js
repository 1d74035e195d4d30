import * as THREE from 'three';

export const GOLDEN = (1 + Math.sqrt(5)) / 2;

export const CORNERS = [-1, 1]
  .flatMap((a) =>
    [-GOLDEN, GOLDEN].flatMap((b) => [
      [0, a, b],
      [a, b, 0],
      [b, 0, a],
    ]),
  )
  .map((v) => new THREE.Vector3(...v).normalize());

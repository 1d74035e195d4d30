import * as THREE from 'three';

/** A solid of revolution about y from [radius, y] points, with smooth normals. */
export function lathe(points, material, segments = 144) {
  const profile = points.map(([radius, y]) => new THREE.Vector2(Math.max(radius, 1e-4), y));
  return new THREE.Mesh(new THREE.LatheGeometry(profile, segments), material);
}

/** A closed smooth outline through [x, y] points. */
export function outline(points, divisions = 96) {
  const curve = new THREE.CatmullRomCurve3(
    points.map(([x, y]) => new THREE.Vector3(x, y, 0)),
    true,
    'centripetal',
  );
  return new THREE.Shape(curve.getSpacedPoints(divisions).map((p) => new THREE.Vector2(p.x, p.y)));
}

/** A flat shape grown to `depth` with a round edge of radius `round`, centred on z = 0. */
export function slab(shape, depth, round, material) {
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: Math.max(depth - 2 * round, 1e-3),
    bevelEnabled: true,
    bevelSize: round,
    bevelThickness: round,
    bevelOffset: -round,
    bevelSegments: 8,
    curveSegments: 24,
  });
  geometry.translate(0, 0, -Math.max(depth - 2 * round, 1e-3) / 2);
  return new THREE.Mesh(geometry, material);
}

export function ball(radius, material, [sx, sy, sz] = [1, 1, 1]) {
  const mesh = new THREE.Mesh(new THREE.SphereGeometry(radius, 64, 48), material);
  mesh.scale.set(sx, sy, sz);
  return mesh;
}

export function ring(radius, tube, material) {
  return new THREE.Mesh(new THREE.TorusGeometry(radius, tube, 32, 112), material);
}

/** Places a mesh and answers it, so that models read as lists of parts. */
export function at(mesh, [x, y, z], [rx, ry, rz] = [0, 0, 0]) {
  mesh.position.set(x, y, z);
  mesh.rotation.set(rx, ry, rz);
  return mesh;
}

export function group(...children) {
  const node = new THREE.Group();
  node.add(...children);
  return node;
}

/**
 * A cushion over a closed outline of [x, y] points that is star-shaped about `centre`: both faces swell to
 * `thickness` in the middle and meet in a round edge.
 */
export function cushion(points, centre, thickness, material, { divisions = 128, rings = 24 } = {}) {
  const rim = outline(points, divisions).getPoints(1).slice(0, divisions);
  const face = (side) => {
    const vertices = [centre[0], centre[1], (side * thickness) / 2];
    const faces = [];
    for (let k = 1; k <= rings; k++) {
      const r = Math.sin((k / rings) * (Math.PI / 2));
      const z = (side * thickness * (1 - r ** 2.6) ** 0.5) / 2;
      for (const p of rim)
        vertices.push(centre[0] + (p.x - centre[0]) * r, centre[1] + (p.y - centre[1]) * r, z);
    }
    const index = (k, j) => 1 + (k - 1) * divisions + (j % divisions);
    for (let j = 0; j < divisions; j++) {
      faces.push([0, index(1, j), index(1, j + 1)]);
      for (let k = 1; k < rings; k++) {
        faces.push([index(k, j), index(k + 1, j), index(k + 1, j + 1)]);
        faces.push([index(k, j), index(k + 1, j + 1), index(k, j + 1)]);
      }
    }
    const geometry = new THREE.BufferGeometry();
    geometry.setAttribute('position', new THREE.Float32BufferAttribute(vertices, 3));
    geometry.setIndex(faces.flatMap(([a, b, c]) => (side > 0 ? [a, b, c] : [a, c, b])));
    geometry.computeVertexNormals();
    return new THREE.Mesh(geometry, material);
  };
  return group(face(1), face(-1));
}

import * as THREE from 'three';

/**
 * Swells the inside of an outline like a balloon: the height is the square root of the solution of Poisson's
 * equation, so that wide parts rise high, narrow ones stay thin, and nothing creases. The outline may have any
 * shape that does not cross itself. `thick` is the height of the highest point over z = 0; the back mirrors it.
 */
export function puff(points, thick, material, { cells = 72, back = 1, holes = [] } = {}) {
  const rims = [points, ...holes];
  const grid = layGrid(points, rims, cells);
  const swell = inflate(grid);
  const front = skin(grid, swell, thick);
  const node = new THREE.Group();
  node.add(new THREE.Mesh(front, material));
  if (back > 0) {
    const behind = new THREE.Mesh(front, material);
    behind.scale.z = -back;
    node.add(behind);
  }
  return node;
}

/** A closed outline through [x, y] points; a third item of 1 makes a point a sharp corner. */
export function curve(points, divisions = 10) {
  const corners = points.flatMap(([, , sharp], i) => (sharp ? [i] : []));
  const place = (i) => new THREE.Vector3(points[i % points.length][0], points[i % points.length][1], 0);
  const flat = (list) => list.map(({ x, y }) => [x, y]);
  if (corners.length === 0) {
    const closed = new THREE.CatmullRomCurve3(
      points.map((_, i) => place(i)),
      true,
      'centripetal',
    );
    return flat(closed.getPoints(points.length * divisions)).slice(0, -1);
  }
  return corners.flatMap((from, c) => {
    const to = corners[(c + 1) % corners.length] + (c + 1 === corners.length ? points.length : 0);
    const part = Array.from({ length: to - from + 1 }, (_, i) => place(from + i));
    if (part.length === 2) return [[part[0].x, part[0].y]];
    const open = new THREE.CatmullRomCurve3(part, false, 'centripetal');
    return flat(open.getPoints((part.length - 1) * divisions)).slice(0, -1);
  });
}

/** The outline an SVG path draws, sampled evenly; y grows upwards in the answer, as in the studio. */
export function drawn(d, scale = 1, samples = 240) {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', d);
  const length = path.getTotalLength();
  return Array.from({ length: samples }, (_, i) => {
    const { x, y } = path.getPointAtLength((length * i) / samples);
    return [x * scale, -y * scale];
  });
}

/** Signed distances (inside positive) on a square grid round the outline. */
function layGrid(points, rims, cells) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - bottom];
  const step = Math.max(width, height) / cells;
  const [columns, rows] = [Math.ceil(width / step) + 5, Math.ceil(height / step) + 5];
  const x = (i) => left + (i - 2) * step;
  const y = (j) => bottom + (j - 2) * step;
  const inside = new Float64Array(columns * rows);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const distance = signedDistance(rims, x(i), y(j));
      inside[j * columns + i] = Math.abs(distance) < step * 1e-3 ? step * 1e-3 : distance;
    }
  return { columns, rows, step, x, y, inside };
}

function signedDistance(rims, px, py) {
  let nearest = Number.POSITIVE_INFINITY;
  let within = false;
  for (const rim of rims)
    for (let i = 0, j = rim.length - 1; i < rim.length; j = i++) {
      const [ax, ay] = rim[j];
      const [bx, by] = rim[i];
      const [dx, dy] = [bx - ax, by - ay];
      const t = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1)));
      nearest = Math.min(nearest, (px - ax - t * dx) ** 2 + (py - ay - t * dy) ** 2);
      if (ay > py !== by > py && px < ((bx - ax) * (py - ay)) / (by - ay) + ax) within = !within;
    }
  return within ? Math.sqrt(nearest) : -Math.sqrt(nearest);
}

/** Solves Poisson's equation by over-relaxation; where a neighbour is outside, the rim lies at a part of a step. */
function inflate({ columns, rows, inside }) {
  const swell = new Float64Array(columns * rows);
  const nodes = [];
  for (let n = 0; n < swell.length; n++) if (inside[n] > 0) nodes.push(n);
  const reach = (n, m) => (inside[m] > 0 ? 1 : Math.max(0.06, inside[n] / (inside[n] - inside[m])));
  const stencil = nodes.map((n) => {
    const [w, e, s, t] = [n - 1, n + 1, n - columns, n + columns].map((m) => reach(n, m));
    return [2 / (w * (w + e)), 2 / (e * (w + e)), 2 / (s * (s + t)), 2 / (t * (s + t))];
  });
  for (let round = 0; round < 3 * Math.max(columns, rows); round++)
    for (let k = 0; k < nodes.length; k++) {
      const n = nodes[k];
      const [w, e, s, t] = stencil[k];
      const at = (m) => (inside[m] > 0 ? swell[m] : 0);
      const around = w * at(n - 1) + e * at(n + 1) + s * at(n - columns) + t * at(n + columns);
      swell[n] += 1.9 * ((1 + around) / (w + e + s + t) - swell[n]);
    }
  return swell;
}

/** The raised surface with its exact normals, cut at the outline. */
function skin({ columns, rows, step, x, y, inside }, swell, thick) {
  const most = swell.reduce((a, b) => Math.max(a, b), 0);
  const slope = (n, m, o) => {
    const low = inside[m] > 0 ? swell[m] : (-swell[n] * -inside[m]) / inside[n];
    const high = inside[o] > 0 ? swell[o] : (-swell[n] * -inside[o]) / inside[n];
    return (Math.max(high, -most) - Math.max(low, -most)) / (2 * step);
  };
  const [positions, normals, index] = [[], [], []];
  const known = new Map();
  const put = (key, make) => {
    if (!known.has(key)) {
      const [px, py, height, gx, gy] = make();
      known.set(key, positions.length / 3);
      positions.push(px, py, thick * Math.sqrt(height / most));
      const normal = [(-thick * gx) / most, (-thick * gy) / most, 2 * Math.sqrt(height / most)];
      const length = Math.hypot(...normal) || 1;
      normals.push(...normal.map((part) => part / length));
    }
    return known.get(key);
  };
  const node = (n) =>
    put(`${n}`, () => [
      x(n % columns),
      y(Math.floor(n / columns)),
      Math.max(0, swell[n]),
      slope(n, n - 1, n + 1),
      slope(n, n - columns, n + columns),
    ]);
  const edge = (a, b) => {
    const [n, m] = inside[a] > 0 ? [a, b] : [b, a];
    return put(`${n}/${m}`, () => {
      const t = inside[n] / (inside[n] - inside[m]);
      const place = (of, i, j) => of(i) + (of(j) - of(i)) * t;
      return [
        place(x, n % columns, m % columns),
        place(y, Math.floor(n / columns), Math.floor(m / columns)),
        0,
        slope(n, n - 1, n + 1),
        slope(n, n - columns, n + columns),
      ];
    });
  };
  for (let j = 1; j < rows - 2; j++)
    for (let i = 1; i < columns - 2; i++) {
      const corners = [
        j * columns + i,
        j * columns + i + 1,
        (j + 1) * columns + i + 1,
        (j + 1) * columns + i,
      ];
      const polygon = corners.flatMap((n, k) => {
        const next = corners[(k + 1) % 4];
        const crosses = inside[n] > 0 !== inside[next] > 0;
        return [...(inside[n] > 0 ? [node(n)] : []), ...(crosses ? [edge(n, next)] : [])];
      });
      for (let k = 1; k + 1 < polygon.length; k++) index.push(polygon[0], polygon[k], polygon[k + 1]);
    }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new THREE.Float32BufferAttribute(normals, 3));
  geometry.setIndex(index);
  return geometry;
}

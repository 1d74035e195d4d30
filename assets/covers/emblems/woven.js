import * as THREE from 'three';
import { at, group, ring } from '../../studio/shape.js';
import { bead, paint, tube, turned } from './parts.js';
import { CORNERS } from './sportsParts.js';

/** A ball woven of rattan. */
export const takraw = {
  skins: [['#ffb43a', '#c8641e']],
  pose: [24, -20, 0],
  make: (cane, dark) => [
    bead(0.86, '#3a1a10', [0, 0, 0]),
    ...CORNERS.slice(0, 12)
      .filter((c) => c.z > 0 || (c.z === 0 && c.x > 0))
      .flatMap((c, i) =>
        [-0.14, 0, 0.14].map((shift) => {
          const hoop = ring(
            Math.sqrt(1 - shift * shift) * 0.96,
            0.062,
            paint(i % 2 ? cane : shift ? cane : dark),
          );
          hoop.quaternion.setFromUnitVectors(new THREE.Vector3(0, 0, 1), c);
          hoop.position.copy(c).multiplyScalar(shift);
          return group(hoop);
        }),
      ),
  ],
};

export const baseball = {
  skins: [['#fdfaf4', '#d8142e', '#b8702e']],
  make: (skin, stitch, wood) => [
    turned(
      38,
      tube(
        [
          [0, 1.6, 0],
          [0, 0.4, 0],
          [0, -0.8, 0],
          [0, -1.4, 0],
        ],
        (t) => 0.27 - 0.19 * Math.min(1, t * 1.3),
        wood,
      ),
      [-0.2, 0.2, -0.4],
    ),
    turned(
      38,
      group(
        bead(0.15, wood, [0, -1.42, 0], [1.2, 0.6, 1.2]),
        ...[-0.7, -0.9, -1.1, -1.3].map((y) =>
          at(ring(0.09, 0.03, paint('#2a1a3a')), [0, y, 0], [Math.PI / 2, 0, 0]),
        ),
      ),
      [-0.2, 0.2, -0.4],
    ),
    at(
      group(
        bead(0.78, skin, [0, 0, 0]),
        ...[-1, 1].map((s) =>
          group(
            ...Array.from({ length: 15 }, (_, i) => {
              const a = -1.2 + i * 0.171;
              const v = new THREE.Vector3(
                s * (0.34 + 0.5 * (1 - Math.cos(a))),
                Math.sin(a),
                Math.cos(a) * 0.9,
              )
                .normalize()
                .multiplyScalar(0.78);
              return group(
                ...[-1, 1].map((d) =>
                  tube(
                    [
                      [v.x, v.y, v.z],
                      [v.x + d * 0.09, v.y + 0.07, v.z - 0.012 * Math.abs(d)],
                    ],
                    0.02,
                    stitch,
                    { segments: 6, around: 8 },
                  ),
                ),
              );
            }),
          ),
        ),
      ),
      [0.16, -0.14, 0.3],
      [0.1, -0.2, 0.3],
    ),
  ],
};

import * as THREE from 'three';
import { at, group, ring } from '../../studio/shape.js';
import { bead, leaf, paint, sized, tube, turned } from './parts.js';

const seam = (points, what, girth = 0.028) => tube(points, girth, what, { around: 10 });

export const tennis = {
  skins: [['#c8f02e', '#fffdf4', '#e8243f']],
  pose: [0, 0, 0],
  make: (felt, line, frame) => [
    turned(-36, group(...racket(frame, '#fffdf4', 0.74, 1)), [-0.1, 0.1, -0.5]),
    at(
      group(
        bead(0.5, felt, [0, 0, 0]),
        seam(
          Array.from({ length: 33 }, (_, i) => {
            const a = (i / 32) * Math.PI * 2;
            const v = new THREE.Vector3(
              Math.cos(a) + 0.36 * Math.cos(3 * a),
              Math.sin(a) - 0.36 * Math.sin(3 * a),
              1.0 * Math.sin(2 * a),
            )
              .normalize()
              .multiplyScalar(0.497);
            return [v.x, v.y, v.z];
          }),
          line,
          0.022,
        ),
      ),
      [0.5, -0.46, 0.5],
      [0.5, 0.3, 0.4],
    ),
  ],
};

/** A head with strings and a grip below. */
function racket(frame, strings, width, tall) {
  const rim = Array.from({ length: 24 }, (_, i) => {
    const a = (i / 24) * Math.PI * 2;
    return [Math.sin(a) * width * (1 - 0.12 * (1 - Math.cos(a)) * 0.5), Math.cos(a) * tall + 0.5, 0];
  });
  return [
    tube(rim, 0.075, frame, { closed: true, segments: 120 }),
    ...[-0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6].map((t) =>
      tube(
        [
          [t * width, 0.5 - tall * Math.sqrt(1 - t * t) * 0.96, 0],
          [t * width, 0.5 + tall * Math.sqrt(1 - t * t) * 0.96, 0],
        ],
        0.011,
        strings,
        { segments: 4, around: 6 },
      ),
    ),
    ...[-0.8, -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8].map((t) =>
      tube(
        [
          [-width * Math.sqrt(1 - t * t) * 0.94, 0.5 + t * tall, 0],
          [width * Math.sqrt(1 - t * t) * 0.94, 0.5 + t * tall, 0],
        ],
        0.011,
        strings,
        { segments: 4, around: 6 },
      ),
    ),
    tube(
      [
        [0, 0.5 - tall, 0],
        [0, -1.0, 0],
      ],
      0.065,
      frame,
    ),
    tube(
      [
        [0, -0.96, 0],
        [0, -1.6, 0],
      ],
      0.1,
      '#2a2440',
    ),
    ...[-1.06, -1.2, -1.34, -1.48].map((y) =>
      at(ring(0.1, 0.022, paint('gold')), [0, y, 0], [Math.PI / 2, 0, 0]),
    ),
  ];
}

/** A cork with its skirt of feathers. */
function birdie(scale = 1) {
  return sized(
    scale,
    group(
      bead(0.36, '#fdfaf4', [0, -0.86, 0], [1, 0.86, 1]),
      at(ring(0.35, 0.06, paint('#e8243f')), [0, -0.72, 0], [Math.PI / 2, 0, 0]),
      ...Array.from({ length: 14 }, (_, i) => {
        const a = (i / 14) * Math.PI * 2;
        return at(
          group(
            at(
              group(
                leaf(1.5, 0.42, 0.03, '#fdfaf4', { belly: 0.7 }),
                tube(
                  [
                    [0, 0, 0.02],
                    [0, 1.4, 0.02],
                  ],
                  0.016,
                  '#e0d4bc',
                  { segments: 4, around: 6 },
                ),
              ),
              [0, -0.72, 0.26],
              [0.36, 0, 0],
            ),
          ),
          [0, 0, 0],
          [0, a, 0],
        );
      }),
      ...[
        [0.42, -0.3],
        [0.6, 0.14],
      ].map(([r, y]) => at(ring(r, 0.022, paint('#ffc23a')), [0, y, 0], [Math.PI / 2, 0, 0])),
    ),
  );
}

export const shuttlecock = { pose: [26, 0, -36], make: () => [birdie()] };

export const rackets = {
  skins: [['#e8243f', '#ffd84a']],
  make: (one, two) => [
    turned(-34, group(...racket(one, '#fff6e0', 0.6, 0.72)), [0.1, 0, -0.2]),
    turned(34, group(...racket(two, '#fff6e0', 0.6, 0.72)), [-0.1, 0, -0.4]),
    at(group(birdie(0.46)), [0, -0.62, 0.5], [0.3, 0, 0.2]),
  ],
};

import { at, lathe } from './shape.js';

/** A solid of revolution about the axis of sight from [radius, z] points: rings and dishes seen from straight above. */
export function facing(points, material, segments = 240) {
  return at(lathe(points, material, segments), [0, 0, 0], [Math.PI / 2, 0, 0]);
}

/** A soft back between two radii, `high` over its edges at `foot`: its slopes are gentle, so that it mirrors wide. */
export function back(inner, outer, foot, high) {
  return Array.from({ length: 25 }, (_, i) => {
    const t = i / 12 - 1;
    return [inner + ((outer - inner) * i) / 24, foot + high * (1 - t * t)];
  });
}

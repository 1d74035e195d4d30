import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coursePath } from './coursePath.ts';

it('begins at zero and ends with the newest result', () => {
  expect(coursePath([10, -10], 100, 24)).toEqual({ line: 'M0 12L50 2L100 22', zero: 12 });
  expect(coursePath([5], 100, 24)).toEqual({ line: 'M0 22L100 2', zero: 22 });
});

it('stays within its picture, for any results', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 60 }), (course) => {
      const { line, zero } = coursePath(course, 240, 44);
      const points = [...line.matchAll(/[ML]([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
      expect(points).toHaveLength(course.length + 1);
      for (const [x = -1, y = -1] of points) {
        expect(x >= 0 && x <= 240 && y >= 2 && y <= 42).toBe(true);
      }
      expect(points[0]).toEqual([0, zero]);
    }),
  );
});

import { expect, it } from 'vitest';
import { intentKey } from './intentKey.ts';

it('keeps the key while the content is the same, and creates a new one for different content', () => {
  const keyFor = intentKey<{ phone: string }>();
  const first = keyFor({ phone: '1' });
  expect(keyFor({ phone: '1' })).toBe(first);
  const second = keyFor({ phone: '2' });
  expect(second).not.toBe(first);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
});

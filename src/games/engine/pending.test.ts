import { describe, expect, it } from 'vitest';
import { openPending } from './pending.ts';

describe('pending requests', () => {
  const bet = { key: 'a', roundId: '10', lostAt: null };
  const never = () => false;

  it('end with their round', () => {
    const open = [bet];
    expect(openPending(open, '10', null, never)).toBe(open);
    expect(openPending(open, '11', null, never)).toEqual([]);
    expect(openPending(open, null, null, never)).toBe(open);
  });

  it('end with the first snapshot requested after their reply was given up', () => {
    const lost = [{ ...bet, lostAt: 500 }];
    expect(openPending(lost, '10', 499, never)).toBe(lost);
    expect(openPending(lost, '10', 500, never)).toEqual([]);
    expect(openPending([bet], '10', 500, never)).toHaveLength(1);
  });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BetFeed } from './betFeed.ts';
import { RoundBets, SHOWN_BETS, type TableBet } from './roundBets.ts';

let sent: { at: number; bets: string[]; changes: string[]; count: number }[];
let feed: BetFeed<TableBet, string>;
let round: RoundBets<TableBet>;
beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  sent = [];
  round = new RoundBets();
  feed = new BetFeed(({ bets, changes, all }) => {
    const at = performance.now();
    sent.push({ at, bets: bets.map(({ betId }) => betId), changes, count: all.count });
  });
});
afterEach(() => {
  feed.stop();
  vi.useRealTimers();
});

function place(betId: number, amount = betId): void {
  round.add({ betId: `${betId}`, amount: `${amount}` });
  feed.changed('7', round);
}

it('sends the first bets soon, then updates four times a second however many come', () => {
  for (let i = 1; i <= 1_000; i++) {
    place(i);
    vi.advanceTimersByTime(1);
  }
  vi.advanceTimersByTime(1_000);
  expect(sent[0]?.at).toBe(20);
  for (const [i, { at }] of sent.entries())
    if (i > 0) expect(at - (sent[i - 1]?.at ?? 0)).toBeGreaterThanOrEqual(250);
  expect(sent.length).toBeLessThanOrEqual(5);
  expect(sent.at(-1)?.count).toBe(1_000);
});

it('names only the largest bets, each once', () => {
  for (let i = 1; i <= 200; i++) place(i);
  vi.advanceTimersByTime(250);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.bets).toEqual(Array.from({ length: SHOWN_BETS }, (_, i) => `${200 - i}`));
  place(201, 1);
  place(202, 180);
  vi.advanceTimersByTime(250);
  expect(sent[1]).toMatchObject({ bets: ['202'], count: 202 });
});

it('sends changes only of bets that it has named', () => {
  for (let i = 1; i <= 60; i++) place(i);
  feed.becomes('7', round, '60', 'cashed 60');
  feed.becomes('7', round, '1', 'cashed 1');
  vi.advanceTimersByTime(250);
  expect(sent[0]?.changes).toEqual(['cashed 60']);
});

it('sends all pending updates when flushed', () => {
  place(1);
  feed.flush();
  expect(sent).toMatchObject([{ at: 0, bets: ['1'] }]);
  vi.advanceTimersByTime(1_000);
  expect(sent).toHaveLength(1);
});

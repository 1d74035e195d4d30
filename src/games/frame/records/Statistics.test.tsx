// @vitest-environment dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { GameStatistics } from '../../../../contract/http/play/records.ts';
import { http } from '../../../net/backend.ts';
import { find, render } from '../../../ui/testRender.ts';
import { Statistics } from './Statistics.tsx';

/** The house's answers, each given when the test lets it. */
let answers: ((net: string) => Promise<void>)[];
let mayAnnounce: boolean;

beforeEach(() => {
  answers = [];
  mayAnnounce = true;
  vi.spyOn(http, 'send').mockImplementation(
    (() =>
      new Promise((resolve) =>
        answers.push((net) =>
          act(async () => {
            const totals = { bets: 1, staked: '100000', returned: '0', net, bestRate: null };
            const stretch = { ...totals, startedAt: 0, course: [net] };
            const statistics: GameStatistics = {
              game: 'dice',
              currency: 'IDR',
              stretch,
              day: totals,
              all: totals,
            };
            resolve(statistics);
            // The answer reaches the page by some turns of the event loop: the query's own, and React's.
            for (let turn = 0; turn < 5; turn++) await new Promise((next) => setTimeout(next));
          }),
        ),
      )) as never,
  );
});

const table = (playMark: string) => (
  <Statistics userId="7" game="dice" playMark={playMark} mayAnnounce={() => mayAnnounce} />
);

const shown = () => find('section').textContent ?? '';

it('tell a result when its picture has shown it, never before', async () => {
  await render(table(''));
  expect(answers).toHaveLength(1);
  await answers.shift()?.('100000');
  expect(shown()).toContain('+Rp\u00a01.000');

  // A bet is placed, and its round closes while the answer is on its way: the house knows the result already.
  await render(table('placed'));
  mayAnnounce = false;
  await answers.shift()?.('-500000');
  expect(shown()).toContain('+Rp\u00a01.000');
  expect(shown()).not.toContain('5.000');

  // Nothing is asked while the picture owes it; the decision asks.
  await render(table('placed more'));
  expect(answers).toHaveLength(0);
  mayAnnounce = true;
  await render(table('decided'));
  await answers.shift()?.('-500000');
  expect(shown()).toContain('−Rp\u00a05.000');
});

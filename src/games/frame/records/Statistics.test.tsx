// @vitest-environment dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { GameStatistics } from '../../../../contract/http/play/records.ts';
import { http } from '../../../net/backend.ts';
import { find, render } from '../../../ui/testRender.ts';
import { Statistics } from './Statistics.tsx';

/** The server's replies, each sent when the test allows it. */
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
            // The reply reaches the page after several turns of the event loop: the query's and React's.
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

it('include a result only after its picture has shown it', async () => {
  await render(table(''));
  expect(answers).toHaveLength(1);
  await answers.shift()?.('100000');
  expect(shown()).toContain('+Rp\u00a01.000');

  // A bet is placed, and its round closes while the reply is pending: the server's sums already include the result.
  await render(table('placed'));
  mayAnnounce = false;
  await answers.shift()?.('-500000');
  expect(shown()).toContain('+Rp\u00a01.000');
  expect(shown()).not.toContain('5.000');

  // Nothing is requested while the picture has not shown it; the decision triggers the request.
  await render(table('placed more'));
  expect(answers).toHaveLength(0);
  mayAnnounce = true;
  await render(table('decided'));
  await answers.shift()?.('-500000');
  expect(shown()).toContain('−Rp\u00a05.000');
});

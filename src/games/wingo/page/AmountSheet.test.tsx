// @vitest-environment dom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { render } from '../../../ui/testRender.ts';
import { initialPools, reducePool } from '../../pools/engine/pools.ts';
import { orderOf, snapshotOf } from '../engine/testWingo.ts';
import { readWingoRound, WINGO } from '../engine/wingo.ts';
import { AmountSheet } from './AmountSheet.tsx';
import { changeForm, useSelection } from './choice.ts';
import { SESSIONS } from './wingoSessions.ts';

const session = SESSIONS.fastest;
const place = vi.spyOn(session, 'place').mockResolvedValue(null);

/** Makes this the model's live round, open for bets for `open` more ms. */
function live(round: number, open = 20_000): void {
  const read = readWingoRound(snapshotOf(round, [orderOf(round, 1)]), 'fastest');
  const game = reducePool(WINGO, initialPools(), { type: 'snapshot', round: read });
  const closeTime = session.now() + open;
  const times = { startTime: closeTime - 26_000, closeTime, endTime: closeTime + 4_000 };
  session.store.setState({ game: { ...game, round: game.round && { ...game.round, ...times } } });
}

const button = () => document.querySelector<HTMLButtonElement>('[data-confirm]');
const press = () => act(async () => button()?.click());

beforeAll(() => startI18n('id', ['common', 'wingo', 'table']));

beforeEach(async () => {
  place.mockClear();
  useSelection.setState({ pools: [3, 7] });
  changeForm({ mode: 'manual', amount: '12.500', times: '2' });
  live(41);
  await render(
    <MemoryRouter>
      <AmountSheet onClose={() => undefined} />
    </MemoryRouter>,
  );
});

it('counts down to the close of the round for which it was opened, and places any amount on it', async () => {
  expect(document.querySelector('[role=timer]')?.textContent).toMatch(/^0:2[0-4]$/);
  expect(button()?.textContent).toBe('Pasang Rp\u00a050.000');
  await press();
  expect(place).toHaveBeenCalledTimes(1);
});

it('places nothing on the next round before the player has confirmed it', async () => {
  await act(async () => live(41, -1_000));
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Babak 0041 sudah ditutup');
  expect(button()?.disabled).toBe(true);
  await act(async () => live(42));
  expect(button()?.textContent).toBe('Lanjut ke babak 0042');
  await press();
  expect(place).not.toHaveBeenCalled();
  expect(button()?.textContent).toBe('Pasang Rp\u00a050.000');
  await press();
  expect(place).toHaveBeenCalledWith(expect.stringMatching(/0042$/));
});

// @vitest-environment dom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { startI18n } from '../../../i18n/i18n.ts';
import { render } from '../../../ui/testRender.ts';
import type { AutoRun } from '../../engine/autoRun.ts';
import AutoGuards from './AutoGuards.tsx';

const RUN = {
  settings: { rounds: 3 },
  ...{ stake: 1_000_000n, net: 0n, played: 1, open: null, lastRound: null, stopped: 'interrupted' },
} as unknown as AutoRun;

it('shows an interrupted run although the guard’s entry is still in the history, and does not end it', async () => {
  await startI18n('id', ['table', 'common']);
  const session = {
    store: createStore<{ auto: AutoRun | null }>(() => ({ auto: RUN })),
    resumeAuto: vi.fn(),
    stopAuto: vi.fn(),
  };
  const table = { pathname: '/game/mines' };
  await render(
    <MemoryRouter initialEntries={[table, { ...table, state: { guard: true } }]}>
      <AutoGuards sessions={[session]} />
    </MemoryRouter>,
  );
  await act(async () => undefined);
  expect(session.stopAuto).not.toHaveBeenCalled();
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain('1 dari 3');
});

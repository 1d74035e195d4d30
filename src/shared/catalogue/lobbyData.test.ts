// @vitest-environment dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BootData } from '../../../contract/boot.ts';
import { BOOT_ID } from '../../../contract/boot.ts';
import { slotHome } from '../../../contract/http/play/catalogue.ts';

const HOME = { inHouse: [], rows: [], firms: [], bigWins: [], totals: { slot: 3 } };
const BOARD = { banners: [], notices: [] };

/** The store of a page with this boot data, and its requests. */
async function open(boot: Partial<BootData> | null) {
  vi.resetModules();
  document.body.innerHTML = boot ? `<script type="application/json" id="${BOOT_ID}"></script>` : '';
  const block = document.getElementById(BOOT_ID);
  if (block) block.textContent = JSON.stringify(boot);
  const { http } = await import('../../net/backend.ts');
  const calls: string[] = [];
  const send = vi.spyOn(http, 'send').mockImplementation((async ({ path }: { path: string }) => {
    calls.push(path);
    return path === slotHome.path ? HOME : BOARD;
  }) as never);
  return { ...(await import('./lobbyData.ts')), calls, send };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("shows the page's own data, and fetches again only when they are outdated", async () => {
  const { useLobbyData, refreshLobby, calls } = await open({
    home: { ...HOME, totals: { slot: 1 } },
    board: BOARD,
  });
  expect(useLobbyData.getState().home?.totals).toEqual({ slot: 1 });
  await refreshLobby();
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(6 * 60_000);
  await Promise.all([refreshLobby(), refreshLobby()]);
  expect(calls.sort()).toEqual(['/heracles/board', '/main/slot/home']);
  expect(useLobbyData.getState().home?.totals).toEqual({ slot: 3 });
});

it('fetches at once when the page contains no data, and again after a failure', async () => {
  const { useLobbyData, refreshLobby, send } = await open(null);
  send.mockRejectedValueOnce(new Error('away'));
  await refreshLobby();
  expect(useLobbyData.getState()).toMatchObject({ home: null, failed: true });
  await refreshLobby();
  expect(useLobbyData.getState()).toMatchObject({ home: HOME, board: BOARD, failed: false });
});

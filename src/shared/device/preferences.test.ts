// @vitest-environment dom
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  vi.unstubAllGlobals();
});

const start = () => import('./preferences.ts');
const stubConnection = (saveData: boolean) => vi.stubGlobal('navigator', { connection: { saveData } });

it('follows the browser until the player chooses', async () => {
  expect((await start()).useDataSaver.getState()).toBe(false);
  vi.resetModules();
  stubConnection(true);
  expect((await start()).useDataSaver.getState()).toBe(true);
});

it("keeps the player's choice between visits, even if the browser's differs", async () => {
  stubConnection(true);
  (await start()).setDataSaver(false);
  vi.resetModules();
  const { useDataSaver, setDataSaver } = await start();
  expect(useDataSaver.getState()).toBe(false);
  setDataSaver(true);
  expect(useDataSaver.getState()).toBe(true);
});

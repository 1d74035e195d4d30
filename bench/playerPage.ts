import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { phoneRegister, type SignedIn } from '../contract/http/people/accounts.ts';
import type { HouseProcess } from '../tests/houseProcess.ts';
import { inSceneWorker } from '../tests/sceneWorker.ts';

/** Pages of the built site as a signed-in player on a small phone has them, for benches. Its worker's draw calls are no-ops. */

/** The lobby, and its tab of our own games as they are played right now. */
export const LOBBY = ['lobby', 'tiles'];

export function isLobby(name: string): boolean {
  return LOBBY.includes(name);
}

/** A page of a new player's, and what is asked of the browser behind it. Closed after `act`. */
export async function withPage(
  browser: Browser,
  house: HouseProcess,
  act: (page: Page, session: CDPSession) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  const { token } = await signUp(house.url);
  await context.addInitScript((value) => localStorage.setItem('kilat.token', value), token);
  const page = await context.newPage();
  await inSceneWorker(page, `(${skipDrawing})()`);
  const session = await context.newCDPSession(page);
  // A phone has no mouse. The browser's own stands at the page's corner: what lies under it is looked for with every frame, and
  // as long as its picture changes it is taken for moving, twenty times a second.
  await session.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' });
  try {
    await act(page, session);
  } finally {
    await context.close();
  }
}

async function signUp(url: string): Promise<SignedIn> {
  const phone = `8${Math.floor(Math.random() * 9e9 + 1e9)}`;
  const answer = await fetch(new URL(phoneRegister.path, url), {
    method: phoneRegister.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, password: 'kilat-sandi-1' }),
  });
  return (await answer.json()) as SignedIn;
}

/** Runs in the worker that draws, before all else: in the page it would be among what a first visit waits for. */
function skipDrawing(): void {
  const names = ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const;
  for (const name of names) WebGL2RenderingContext.prototype[name] = () => undefined;
}

export function addressOf(house: HouseProcess, name: string): string {
  if (!isLobby(name)) return `${house.url}/game/${name}`;
  return name === 'lobby' ? `${house.url}/` : `${house.url}/?tab=inHouseGames`;
}

/** Resolves once a table's picture is there. Asked without Playwright's selectors, whose code would be among what the page is busy with. */
export async function pictureShown(session: CDPSession): Promise<void> {
  const expression = `document.querySelector('[role="img"] canvas') !== null`;
  for (let waited = 0; waited < 60_000; waited += 250) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (result.value === true) return;
    await sleep(250);
  }
  throw new Error('no picture came');
}

/** Opens a page and waits until it has come to rest: its picture is there, and what it fetches ahead. */
export async function open(page: Page, house: HouseProcess, name: string): Promise<void> {
  await page.goto(addressOf(house, name));
  if (isLobby(name)) await page.locator('main img').first().waitFor();
  else await page.locator('[role="img"] canvas').waitFor({ timeout: 60_000 });
  await sleep(4_000);
}

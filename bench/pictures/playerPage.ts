import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { phoneRegister, type SignedIn } from '../../contract/http/people/accounts.ts';
import type { HouseProcess } from '../../tests/houseProcess.ts';
import { inSceneWorker } from '../../tests/sceneWorker.ts';

/**
 * Pages of the built site as seen by a signed-in player on a small phone, for benchmarks. The worker's draw calls are no-ops.
 */

/** The lobby, and its tab of our own games with live tiles. */
export const LOBBY = ['lobby', 'tiles'];

export function isLobby(name: string): boolean {
  return LOBBY.includes(name);
}

/** A new player's page, and its browser session. Closed after `act`. */
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
  // A phone has no mouse. The browser's mouse pointer is at the page's corner: it causes a hit test with every frame, and while
  // the content below changes, simulated moves twenty times a second.
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

/** Runs in the drawing worker before everything else: in the page it would add to the cost of a first visit. */
function skipDrawing(): void {
  const names = ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const;
  for (const name of names) WebGL2RenderingContext.prototype[name] = () => undefined;
}

export function addressOf(house: HouseProcess, name: string): string {
  if (!isLobby(name)) return `${house.url}/game/${name}`;
  return name === 'lobby' ? `${house.url}/` : `${house.url}/?tab=inHouseGames`;
}

/** Resolves once a room's scene is shown. Without Playwright's selectors, whose code would add to the page's load. */
export async function pictureShown(session: CDPSession): Promise<void> {
  const expression = `document.querySelector('[role="img"] canvas') !== null`;
  for (let waited = 0; waited < 60_000; waited += 250) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (result.value === true) return;
    await sleep(250);
  }
  throw new Error('no picture came');
}

/** Opens a page and waits until it is idle: its scene is shown, and prefetching is done. */
export async function open(page: Page, house: HouseProcess, name: string): Promise<void> {
  await page.goto(addressOf(house, name));
  if (isLobby(name)) await page.locator('main img').first().waitFor();
  else await page.locator('[role="img"] canvas').waitFor({ timeout: 60_000 });
  await sleep(4_000);
}

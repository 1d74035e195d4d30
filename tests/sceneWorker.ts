import type { BrowserContext, Page } from 'playwright-core';

/** The built worker that draws scenes. */
export const SCENE_WORKER = /\/sceneWorker-[\w-]+\.js$/;

/** Runs a script in the worker that draws scenes before its own code, as `addInitScript` does in pages alone. */
export function inSceneWorker(target: Page | BrowserContext, script: string): Promise<unknown> {
  return target.route(SCENE_WORKER, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script};${await response.text()}` });
  });
}

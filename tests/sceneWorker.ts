import type { BrowserContext, Page } from 'playwright-core';

/** The built worker that draws scenes. */
export const SCENE_WORKER = /\/sceneWorker-[\w-]+\.js$/;

/**
 * Runs a script in the worker that draws scenes before its own code, as `addInitScript` does for pages only. If the page or
 * house disappears meanwhile, no worker starts.
 */
export function inSceneWorker(target: Page | BrowserContext, script: string): Promise<unknown> {
  return target.route(SCENE_WORKER, async (route) => {
    try {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${script};${await response.text()}` });
    } catch {
      await route.abort().catch(() => undefined);
    }
  });
}

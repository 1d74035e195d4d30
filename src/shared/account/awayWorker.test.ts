/** A click on a notification focuses an open tab of the site, and opens a window only where there is none. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it, vi } from 'vitest';

const ORIGIN = 'https://kilat.example';

class Tab {
  focus = vi.fn(async () => this);
  navigate = vi.fn(async (_href: string) => this);
  readonly url: string;

  constructor(path: string) {
    this.url = ORIGIN + path;
  }
}

let tabs: Tab[];
let openWindow: ReturnType<typeof vi.fn>;
let handlers: Record<string, (event: unknown) => void>;

beforeEach(() => {
  openWindow = vi.fn();
  handlers = {};
  const self = {
    location: { origin: ORIGIN },
    clients: { matchAll: async () => tabs, openWindow },
    addEventListener: (name: string, handler: (event: unknown) => void) => {
      handlers[name] = handler;
    },
  };
  runInNewContext(readFileSync('public/sw.js', 'utf8'), { self, URL });
});

async function click(to: string): Promise<void> {
  let done: unknown;
  const waitUntil = (work: unknown) => {
    done = work;
  };
  handlers.notificationclick?.({ notification: { close: () => {}, data: { to } }, waitUntil });
  await done;
}

it('focuses the tab that shows the page', async () => {
  const [lobby, crash] = [new Tab('/'), new Tab('/game/crash?z=settings')];
  tabs = [lobby, crash];
  await click('/game/crash');
  expect(crash.focus).toHaveBeenCalledOnce();
  expect(crash.navigate).not.toHaveBeenCalled();
  expect(lobby.focus).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

it('navigates an open tab to the page', async () => {
  const lobby = new Tab('/?z=inbox');
  tabs = [lobby];
  await click('/game/crash');
  expect(lobby.focus).toHaveBeenCalledOnce();
  expect(lobby.navigate).toHaveBeenCalledWith(`${ORIGIN}/game/crash`);
  expect(openWindow).not.toHaveBeenCalled();
});

it('opens a window where no tab is open, and never leads to another site', async () => {
  tabs = [];
  await click('/game/crash');
  expect(openWindow).toHaveBeenCalledWith(`${ORIGIN}/game/crash`);
  await click('https://other.example/');
  expect(openWindow).toHaveBeenCalledOnce();
});

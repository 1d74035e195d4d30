import { expect, type Page } from '@playwright/test';

/** A message of graphql-ws that starts an operation, as far as it matters here. */
interface Said {
  type: string;
  payload?: { query: string; variables: Record<string, unknown> };
}

const BET = /^mutation \w+Bet\(/;

/**
 * Stands between a page and the house's channel: a page of the site never asks for what the house refuses, so its bets
 * are changed or made late on their way. To be laid before the page is opened.
 */
export class Wire {
  #held: (() => void)[] | null = null;
  #change: Record<string, unknown> = {};

  static async lay(page: Page): Promise<Wire> {
    const wire = new Wire();
    await page.routeWebSocket(/\/channel$/, (route) => {
      const house = route.connectToServer();
      route.onMessage((message) => wire.#pass(message.toString(), (text) => house.send(text)));
    });
    return wire;
  }

  /** Keeps the page's bets from now on, until they are let go. */
  hold(): void {
    this.#held ??= [];
  }

  /** Waits until the page has bet while bets are held. */
  async holds(count = 1): Promise<void> {
    await expect.poll(() => this.#held?.length).toBe(count);
  }

  letGo(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const send of held) send();
  }

  /** What the page's bets ask for in place of what the player chose, such as `{ amount: '1' }`; `{}` for no change. */
  change(values: Record<string, unknown>): void {
    this.#change = values;
  }

  #pass(text: string, send: (text: string) => void): void {
    const said = JSON.parse(text) as Said;
    if (said.type !== 'subscribe' || !said.payload || !BET.test(said.payload.query)) {
      send(text);
      return;
    }
    const payload = { ...said.payload, variables: { ...said.payload.variables, ...this.#change } };
    const go = () => send(JSON.stringify({ ...said, payload }));
    if (this.#held) this.#held.push(go);
    else go();
  }
}

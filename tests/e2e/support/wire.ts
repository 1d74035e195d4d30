import { expect, type Page } from '@playwright/test';

/** The relevant part of a graphql-ws message that starts an operation. */
interface WireMessage {
  type: string;
  payload?: { query: string; variables: Record<string, unknown> };
}

const BET = /^mutation \w+Bet\(/;

/**
 * Intercepts messages between a page and the house's channel: a page never sends what the house refuses, so tests change or
 * delay its bets. To be installed before the page is opened.
 */
export class Wire {
  #delayed: (() => void)[] | null = null;
  #change: Record<string, unknown> = {};

  static async lay(page: Page): Promise<Wire> {
    const wire = new Wire();
    await page.routeWebSocket(/\/channel$/, (route) => {
      const house = route.connectToServer();
      route.onMessage((message) => wire.#pass(message.toString(), (text) => house.send(text)));
    });
    return wire;
  }

  /** Holds the page's bets from now on, until they are released. */
  hold(): void {
    this.#delayed ??= [];
  }

  /** Waits until the page has bet while bets are held. */
  async delays(count = 1): Promise<void> {
    await expect.poll(() => this.#delayed?.length).toBe(count);
  }

  letGo(): void {
    const delayed = this.#delayed ?? [];
    this.#delayed = null;
    for (const send of delayed) send();
  }

  /** Values that replace the player's in the page's bets, such as `{ amount: '1' }`; `{}` for no change. */
  change(values: Record<string, unknown>): void {
    this.#change = values;
  }

  #pass(text: string, send: (text: string) => void): void {
    const message = JSON.parse(text) as WireMessage;
    if (message.type !== 'subscribe' || !message.payload || !BET.test(message.payload.query)) {
      send(text);
      return;
    }
    const payload = { ...message.payload, variables: { ...message.payload.variables, ...this.#change } };
    const go = () => send(JSON.stringify({ ...message, payload }));
    if (this.#delayed) this.#delayed.push(go);
    else go();
  }
}

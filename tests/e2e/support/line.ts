import type { CDPSession, Page } from '@playwright/test';

const FREE = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
/** 700 kbit/s and 300 ms round trip: a phone with weak reception. */
const SLOW = { offline: false, latency: 300, downloadThroughput: 87_500, uploadThroughput: 87_500 };

/** A page's connection to the house, which can be cut, restored and slowed down. */
export class Line {
  readonly #cdp: CDPSession;

  private constructor(cdp: CDPSession) {
    this.#cdp = cdp;
  }

  static async of(page: Page): Promise<Line> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    return new Line(cdp);
  }

  /** Cuts the connection without closing it, as in a lift. */
  async cut(): Promise<void> {
    await this.#cdp.send('Network.emulateNetworkConditions', { ...FREE, offline: true });
  }

  async mend(): Promise<void> {
    await this.#cdp.send('Network.emulateNetworkConditions', FREE);
  }

  async slow(): Promise<void> {
    await this.#cdp.send('Network.emulateNetworkConditions', SLOW);
  }
}

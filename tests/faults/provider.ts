import { setTimeout as sleep } from 'node:timers/promises';

const PAGE = '/sandbox/payments';
/** An order of the page: what it is of, its number and the buttons it has. */
const ORDER = /<strong>([^<]*)<\/strong>[\s\S]*?name="id" value="(\d+)">([\s\S]*?)<\/form>/g;
const BUTTON = /value="(\w+)"/g;
/** Buttons that tell of money, those of a payout aside. */
const PAYS = ['paid', 'half', 'over', 'twice'];

/** Somebody at the sandbox gateway's page who presses this and that, on orders that are long over too. */
export class Provider {
  /** How often each button was pressed, as the page answered. */
  readonly presses = new Map<string, number>();
  /** Payments that were acknowledged for each order of the gateway's. */
  readonly paid = new Map<string, number>();
  readonly #random: () => number;
  readonly #faithful: string;

  /** @param faithful orders of this wallet are paid and never refused or let expire */
  constructor(random: () => number, faithful: string) {
    this.#random = random;
    this.#faithful = faithful;
  }

  async work(url: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#press(url).catch(() => sleep(100));
      await sleep(60 + 120 * this.#random());
    }
  }

  async #press(url: string): Promise<void> {
    const html = await (await fetch(url + PAGE)).text();
    const orders = [...html.matchAll(ORDER)];
    const open = orders.filter(([order]) => order.includes('value="refuse"'));
    const [, what = '', id = '', buttons = ''] =
      this.#one(open.length > 0 && this.#random() < 0.6 ? open : orders) ?? [];
    const presses = [...buttons.matchAll(BUTTON)].flatMap(([, press]) => press ?? []);
    const good = what.includes(this.#faithful) ? presses.filter((press) => PAYS.includes(press)) : presses;
    // The button that was pressed least: so that each has its turn, however little time there is.
    const [press] = good.toSorted((a, b) => this.#times(a) - this.#times(b));
    if (press === undefined) return;
    const { status } = await fetch(url + PAGE, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `id=${id}&press=${press}`,
    });
    if (status !== 303) return;
    this.presses.set(press, this.#times(press) + 1);
    if (PAYS.includes(press)) this.paid.set(id, (this.paid.get(id) ?? 0) + 1);
  }

  #times(press: string): number {
    return this.presses.get(press) ?? 0;
  }

  #one<T>(all: readonly T[]): T | undefined {
    return all[Math.floor(this.#random() * all.length)];
  }
}

import { setTimeout as sleep } from 'node:timers/promises';

const PAGE = '/sandbox/payments';
/** An order on the page: its kind, its number and its buttons. */
const ORDER = /<strong>([^<]*)<\/strong>[\s\S]*?name="id" value="(\d+)">([\s\S]*?)<\/form>/g;
const BUTTON = /value="(\w+)"/g;
/** Buttons that report payments, except those of a payout. */
const PAYS = ['paid', 'half', 'over', 'twice'];

/** Simulates random button presses on the sandbox gateway's page, also on finished orders. */
export class Provider {
  /** Number of presses by button, as acknowledged by the page. */
  readonly presses = new Map<string, number>();
  /** Acknowledged payments by the gateway's order. */
  readonly paid = new Map<string, number>();
  /** The number of chargebacks among them. */
  readonly takenBack = new Map<string, number>();
  readonly #random: () => number;
  readonly #faithful: string;
  readonly #false: string;

  /**
   * @param wallets orders of the faithful one are paid, never refused or expired, and never charged back; those of the false
   * one are charged back at times, in addition to what happens to all others
   */
  constructor(random: () => number, wallets: { faithful: string; false: string }) {
    this.#random = random;
    this.#faithful = wallets.faithful;
    this.#false = wallets.false;
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
    const isOpen = ([order]: RegExpExecArray) => order.includes('value="refuse"');
    const isFalse = ([, what = '']: RegExpExecArray) => what.includes(this.#false);
    const open = orders.filter(isOpen);
    const back = orders.filter((order) => isFalse(order) && !isOpen(order));
    const takesBack = back.length > 0 && this.#random() < 0.25;
    const from = takesBack ? back : open.length > 0 && this.#random() < 0.6 ? open : orders;
    const [, what = '', id = '', buttons = ''] = this.#one(from) ?? [];
    const presses = [...buttons.matchAll(BUTTON)].flatMap(([, press]) => press ?? []);
    const good = takesBack
      ? ['chargeback']
      : what.includes(this.#faithful)
        ? presses.filter((press) => PAYS.includes(press))
        : presses;
    // The button pressed least so far: each gets its turn, however little time there is.
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
    if (press === 'chargeback') this.takenBack.set(id, (this.takenBack.get(id) ?? 0) + 1);
  }

  #times(press: string): number {
    return this.presses.get(press) ?? 0;
  }

  #one<T>(all: readonly T[]): T | undefined {
    return all[Math.floor(this.#random() * all.length)];
  }
}

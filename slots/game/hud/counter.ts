import type { Minor } from '../../../contract/money.ts';
import { setText } from '../dom.ts';
import { wantsStill } from '../motion.ts';

/** Duration of counting up, ms. */
const LASTS = 600;

/** An amount that counts up to a new value; a lower value is set at once. */
export class Counter {
  readonly #node: Element;
  #write: (amount: Minor) => string = String;
  #from = 0n;
  #to: Minor | null = null;
  #began = 0;
  #frame = 0;

  constructor(node: Element) {
    this.#node = node;
  }

  show(amount: Minor, write: (amount: Minor) => string): void {
    const first = this.#to === null;
    if (amount === this.#to && write === this.#write) return;
    this.#write = write;
    this.#from = this.#now(performance.now());
    this.#to = amount;
    cancelAnimationFrame(this.#frame);
    if (first || amount <= this.#from || wantsStill()) this.#end();
    else {
      this.#began = performance.now();
      this.#frame = requestAnimationFrame(this.#count);
    }
  }

  readonly #count = (time: number): void => {
    if (time - this.#began >= LASTS) {
      this.#end();
      return;
    }
    setText(this.#node, this.#write(this.#now(time)));
    this.#frame = requestAnimationFrame(this.#count);
  };

  #end(): void {
    this.#from = this.#to ?? 0n;
    setText(this.#node, this.#write(this.#from));
  }

  /** Fast at first, then slower, in whole units. */
  #now(time: number): Minor {
    const to = this.#to ?? 0n;
    if (this.#from >= to) return to;
    const share = Math.min(1, Math.max(0, (time - this.#began) / LASTS));
    const eased = 1 - (1 - share) ** 3;
    const here = this.#from + ((to - this.#from) * BigInt(Math.round(eased * 1_000))) / 1_000n;
    return here >= to ? to : here - (here % 100n);
  }
}

/**
 * What can be wrong with a provider's next call to the wallet:
 * - lostAnswer: the wallet did it, and its answer is lost on the way;
 * - silence: the provider does not wait for an answer that comes after a second, and takes the bet back;
 * - duplicate: the call is made twice;
 * - wrongSignature: it is signed over another body;
 * - wrongCurrency: in a currency that is not the player's;
 * - late: the win is told only after three days.
 */
export const FAULTS = [
  'lostAnswer',
  'silence',
  'duplicate',
  'wrongSignature',
  'wrongCurrency',
  'late',
] as const;
export type Fault = (typeof FAULTS)[number];

/** To which of its calls a fault can come. */
const CALLS: Readonly<Record<Fault, readonly string[]>> = {
  lostAnswer: ['bet', 'win'],
  silence: ['bet'],
  duplicate: ['bet', 'win'],
  wrongSignature: ['bet', 'win'],
  wrongCurrency: ['bet', 'win'],
  late: ['win'],
};

/** Faults that are asked for, each of the next call that it can come to: by tests, and by the page /sandbox/providers. */
export class Misbehaviour {
  readonly #next = new Map<string, Fault>();

  /** Whether a fault can come to calls of a kind. */
  can(kind: string, fault: Fault): boolean {
    return CALLS[fault].includes(kind);
  }

  /** Of the provider's next call of a kind. Asked again it is the newest that counts. */
  plan(provider: string, kind: 'bet' | 'win', fault: Fault): boolean {
    if (!this.can(kind, fault)) return false;
    this.#next.set(`${provider} ${kind}`, fault);
    return true;
  }

  /** The fault of a call that is made now, if there is one: it comes once. */
  take(provider: string, kind: string): Fault | null {
    const key = `${provider} ${kind}`;
    const fault = this.#next.get(key) ?? null;
    this.#next.delete(key);
    return fault;
  }

  /** What is asked for and has not come yet. */
  waiting(): { provider: string; kind: string; fault: Fault }[] {
    return [...this.#next].map(([key, fault]) => {
      const [provider = '', kind = ''] = key.split(' ');
      return { provider, kind, fault };
    });
  }
}

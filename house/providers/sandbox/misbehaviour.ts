/**
 * Faults of a provider's next call to the wallet:
 * - lostAnswer: the wallet performs it, but its answer is lost;
 * - silence: the provider does not wait for an answer that takes more than a second, and rolls the bet back;
 * - duplicate: the call is made twice;
 * - wrongSignature: the signature is over another body;
 * - wrongCurrency: in a currency that is not the player's;
 * - late: the win is sent only after three days.
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

/** The kinds of calls to which each fault applies. */
const CALLS: Readonly<Record<Fault, readonly string[]>> = {
  lostAnswer: ['bet', 'win'],
  silence: ['bet'],
  duplicate: ['bet', 'win'],
  wrongSignature: ['bet', 'win'],
  wrongCurrency: ['bet', 'win'],
  late: ['win'],
};

/** Planned faults, each for the next call that it applies to: used by tests and by the page /sandbox/providers. */
export class Misbehaviour {
  readonly #next = new Map<string, Fault>();

  /** Whether a fault applies to calls of a kind. */
  can(kind: string, fault: Fault): boolean {
    return CALLS[fault].includes(kind);
  }

  /** Plans a fault for the provider's next call of a kind; replaces an earlier plan. */
  plan(provider: string, kind: 'bet' | 'win', fault: Fault): boolean {
    if (!this.can(kind, fault)) return false;
    this.#next.set(`${provider} ${kind}`, fault);
    return true;
  }

  /** Takes the planned fault of the current call, if any; it applies once. */
  take(provider: string, kind: string): Fault | null {
    const key = `${provider} ${kind}`;
    const fault = this.#next.get(key) ?? null;
    this.#next.delete(key);
    return fault;
  }

  /** Planned faults that have not occurred yet. */
  waiting(): { provider: string; kind: string; fault: Fault }[] {
    return [...this.#next].map(([key, fault]) => {
      const [provider = '', kind = ''] = key.split(' ');
      return { provider, kind, fault };
    });
  }
}

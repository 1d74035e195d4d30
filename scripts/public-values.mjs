/**
 * Checks public values for check-rounds.mjs: the sandbox's by their formula, drand's at the source. Shares no code with Kilat.
 * drand values are read from a relay (DRAND_RELAY), which is trusted; unread values are reported separately from verified ones.
 */
import { createHash } from 'node:crypto';

const CHAIN = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';
/** quicknet: the time of its first value, in ms, and the interval. */
const GENESIS = 1_692_803_367_000;
const PERIOD = 3_000;
const RELAY = process.env.DRAND_RELAY ?? 'https://api.drand.sh';
const PATIENCE_MS = 5_000;
/** After this many failures a relay is no longer used. */
const FAILURES = 3;

const H = (data) => createHash('sha256').update(data).digest('hex');

/** Checks the public values of rounds, each once. */
export class PublicValueCheck {
  #known = new Map();
  #failures = 0;
  counts = { sandbox: 0, drand: 0, unread: 0 };

  /** The errors of a round's public value; none for rounds without one. */
  async faultsOf(value) {
    if (!value) return [];
    const key = `${value.source} ${value.number}`;
    if (!this.#known.has(key)) this.#known.set(key, await this.#read(value));
    const said = this.#known.get(key);
    return said === null || said === value.value
      ? []
      : [`its public value is ${value.value}, and ${key} is ${said}`];
  }

  /** A summary text of the checks. */
  summary() {
    const { sandbox, drand, unread } = this.counts;
    return [
      drand > 0 && `${drand} values of drand agree with ${RELAY}`,
      unread > 0 && `${unread} values of drand could not be read at ${RELAY}`,
      sandbox > 0 && `${sandbox} values are the sandbox's: they prove nothing about the operator`,
    ].filter(Boolean);
  }

  /** The value from its source; null if the source is unavailable. */
  async #read({ source, number, at }) {
    if (source === 'sandbox') {
      this.counts.sandbox++;
      return H(`sandbox:${number}`);
    }
    if (source !== 'drand') return `of no source that is known`;
    if (GENESIS + (Number(number) - 1) * PERIOD !== at) return `due at another time than ${at}`;
    if (this.#failures < FAILURES)
      try {
        const signal = AbortSignal.timeout(PATIENCE_MS);
        const answer = await fetch(`${RELAY}/${CHAIN}/public/${number}`, { signal });
        const { randomness, signature } = await answer.json();
        this.counts.drand++;
        return H(Buffer.from(signature, 'hex')) === randomness ? randomness : 'not the hash of its signature';
      } catch {
        this.#failures++;
      }
    this.counts.unread++;
    return null;
  }
}

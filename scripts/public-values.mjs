/**
 * How check-rounds.mjs checks public values: the sandbox's by their formula, drand's at the source. No code of Kilat's. Of drand it
 * asks a relay (DRAND_RELAY) and believes it; what was read is said apart, so that nobody takes unread values for proved ones.
 */
import { createHash } from 'node:crypto';

const CHAIN = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';
/** quicknet: when its first value was due, in ms, and how often one is. */
const GENESIS = 1_692_803_367_000;
const PERIOD = 3_000;
const RELAY = process.env.DRAND_RELAY ?? 'https://api.drand.sh';
const PATIENCE_MS = 5_000;
/** Relays that failed so often are not asked any more. */
const FAILURES = 3;

const H = (data) => createHash('sha256').update(data).digest('hex');

/** Checks the public values of rounds, each once. */
export class PublicValueCheck {
  #known = new Map();
  #failures = 0;
  counts = { sandbox: 0, drand: 0, unread: 0 };

  /** What is wrong with a round's public value; nothing for rounds without one. */
  async faultsOf(value) {
    if (!value) return [];
    const key = `${value.source} ${value.number}`;
    if (!this.#known.has(key)) this.#known.set(key, await this.#read(value));
    const said = this.#known.get(key);
    return said === null || said === value.value
      ? []
      : [`its public value is ${value.value}, and ${key} is ${said}`];
  }

  /** What was checked, in words. */
  summary() {
    const { sandbox, drand, unread } = this.counts;
    return [
      drand > 0 && `${drand} values of drand agree with ${RELAY}`,
      unread > 0 && `${unread} values of drand could not be read at ${RELAY}`,
      sandbox > 0 && `${sandbox} values are the sandbox's: they prove nothing about the operator`,
    ].filter(Boolean);
  }

  /** The value as its source says it; null where that cannot be asked. */
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

import type { ChainClient, ChainInfo } from 'drand-client';
import { QUICKNET } from '../../../../contract/publicValues.ts';
import type { PublicSource, ReadValue, ValueName } from './source.ts';

/** Relays of drand's League of Entropy. They pass on signed values and cannot forge any. */
export const DRAND_RELAYS = [
  'https://api.drand.sh',
  'https://api2.drand.sh',
  'https://api3.drand.sh',
  'https://drand.cloudflare.com',
];

/** drand's published parameters of quicknet. Every value is verified with this key. */
const CHAIN: ChainInfo = {
  public_key:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  period: QUICKNET.period / 1_000,
  genesis_time: QUICKNET.genesis / 1_000,
  hash: QUICKNET.chainHash,
  groupHash: 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e',
  schemeID: 'bls-unchained-g1-rfc9380',
  metadata: { beaconID: 'quicknet' },
};

/** A relay that does not answer within this time is skipped, ms. */
const PATIENCE_MS = 3_000;
/** Minimum time between naming a value and its signing, ms: time to publish its name. */
const AHEAD_MS = QUICKNET.period;

/**
 * drand (quicknet): a value every three seconds, signed jointly by many parties, so a few of them can neither choose nor
 * predict it.
 */
export class DrandValues implements PublicSource {
  readonly key = 'drand';
  readonly #relays: readonly string[];
  readonly #patience: number;

  constructor({
    relays = DRAND_RELAYS,
    patience = PATIENCE_MS,
  }: { relays?: readonly string[]; patience?: number } = {}) {
    this.#relays = relays;
    this.#patience = patience;
  }

  dueBy(at: number): ValueName {
    const before = Math.floor((at - QUICKNET.genesis) / QUICKNET.period);
    return { source: this.key, number: BigInt(before + 1), at: QUICKNET.genesis + before * QUICKNET.period };
  }

  after(at: number): ValueName {
    return this.dueBy(at + AHEAD_MS + QUICKNET.period);
  }

  /** Requests the value from all relays at once; the first value with a valid signature is used. */
  async read(number: bigint, signal: AbortSignal): Promise<ReadValue> {
    // Loaded lazily: its curves take a while to load, and houses with play money never need them.
    const { fetchBeacon } = await import('drand-client');
    const enough = new AbortController();
    const until = AbortSignal.any([signal, enough.signal, AbortSignal.timeout(this.#patience)]);
    try {
      const { randomness, signature } = await Promise.any(
        this.#relays.map((relay) => fetchBeacon(clientOf(relay, until), Number(number))),
      );
      return { value: randomness, signature };
    } finally {
      enough.abort();
    }
  }
}

/** A relay for drand's client. The chain's parameters are always ours, never the relay's. */
function clientOf(relay: string, signal: AbortSignal): ChainClient {
  const baseUrl = `${relay.replace(/\/$/, '')}/${QUICKNET.chainHash}`;
  const fetchRound = async (which: number | 'latest') => {
    const response = await fetch(`${baseUrl}/public/${which}`, { signal, redirect: 'error' });
    if (!response.ok) throw new Error(`${relay} answered ${response.status}`);
    return response.json();
  };
  return {
    options: { disableBeaconVerification: false, noCache: false },
    get: fetchRound,
    latest: () => fetchRound('latest'),
    chain: () => ({ baseUrl, info: async () => CHAIN }),
  };
}

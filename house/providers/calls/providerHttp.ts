import {
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleType,
  isBrokenCircuitError,
} from 'cockatiel';
import type { Metrics } from '../../core/metrics.ts';

/** A provider did not answer, or its answer is invalid. Its games are unavailable meanwhile. */
export class ProviderAway extends Error {}

/** A provider refused a call. */
export class ProviderRefused extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

interface Settings {
  /** Timeout of a call, ms. */
  timeout: number;
  /** Number of consecutive failures that open the circuit breaker. */
  failures: number;
  /** Time after which one call tests whether the provider is back, ms. */
  retry: number;
}

const SETTINGS: Settings = { timeout: 10_000, failures: 5, retry: 30_000 };
/** Maximum size of an answer, enough for lists of thousands of games. */
const MOST_BYTES = 8 * 1_024 * 1_024;

interface Call {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string;
}

/**
 * Calls providers over HTTP, with a circuit breaker: after repeated failures a provider is not called for a while, so nobody
 * waits in vain.
 */
export class ProviderHttp {
  readonly #settings: Settings;
  readonly #circuits = new Map<string, CircuitBreakerPolicy>();

  constructor(metrics: Metrics, settings: Partial<Settings> = {}) {
    this.#settings = { ...SETTINGS, ...settings };
    metrics.watchEach(
      'kilat_provider_circuit',
      'Whether calls to a provider go out: 0 they do, 1 one tries, 2 they do not',
      'provider',
      async () =>
        Object.fromEntries([...this.#circuits].map(([provider, { state }]) => [provider, FIGURES[state]])),
    );
  }

  /** Whether calls to a provider are currently blocked. */
  isAway(provider: string): boolean {
    const state = this.#circuits.get(provider)?.state;
    return state === CircuitState.Open || state === CircuitState.Isolated;
  }

  /** Sends a request to a provider and returns the JSON of its answer. @throws ProviderAway, ProviderRefused */
  async send(provider: string, call: Call): Promise<unknown> {
    try {
      return await this.#circuit(provider).execute(() => this.#send(call));
    } catch (error) {
      throw isBrokenCircuitError(error) ? new ProviderAway(`${provider} is not called for a while`) : error;
    }
  }

  #circuit(provider: string): CircuitBreakerPolicy {
    const known = this.#circuits.get(provider);
    if (known) return known;
    const { retry, failures } = this.#settings;
    const made = circuitBreaker(handleType(ProviderAway), {
      halfOpenAfter: retry,
      breaker: new ConsecutiveBreaker(failures),
    });
    this.#circuits.set(provider, made);
    return made;
  }

  async #send({ url, method, headers, body }: Call): Promise<unknown> {
    const signal = AbortSignal.timeout(this.#settings.timeout);
    let response: Response;
    let text: string;
    try {
      response = await fetch(url, {
        method,
        headers: { accept: 'application/json', ...headers },
        ...(body !== undefined && { body }),
        redirect: 'error',
        signal,
      });
      text = await textOf(response);
    } catch (error) {
      throw new ProviderAway(error instanceof Error ? error.message : String(error), { cause: error });
    }
    if (response.status >= 500) throw new ProviderAway(`it answered ${response.status}`);
    if (!response.ok)
      throw new ProviderRefused(`it answered ${response.status} ${text.slice(0, 200)}`, response.status);
    try {
      return JSON.parse(text);
    } catch (error) {
      throw new ProviderAway('its answer is no JSON', { cause: error });
    }
  }
}

const FIGURES: Record<CircuitState, number> = {
  [CircuitState.Closed]: 0,
  [CircuitState.HalfOpen]: 1,
  [CircuitState.Open]: 2,
  [CircuitState.Isolated]: 2,
};

/** @throws if it exceeds the maximum size */
async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new Error('its answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

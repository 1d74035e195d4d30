import { siteErrorNotify } from '../../contract/http/site/site.ts';
import type { Http } from './http.ts';

type Report = Parameters<NonNullable<(typeof siteErrorNotify)['types']>>[0]['reports'][number];

/** Calls faster than this (ms) are not reported (spec.md, "Business constants"). */
const SLOW = 1_000;
/** Delay (ms) that collects further reports into one call. */
const GATHER = 10_000;
/** Maximum number of reports per call, and per visit: a page in a loop must not flood the server. */
const AT_ONCE = 20;
const IN_ALL = 100;

/** Reports errors and slow calls to the server. Its own failures are ignored and never reported. */
export class Reports {
  readonly #http: Pick<Http, 'send'>;
  readonly #clientId: string;
  readonly #version: string;
  #waiting: Report[] = [];
  #reported = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(http: Pick<Http, 'send'>, clientId: string, version: string) {
    this.#http = http;
    this.#clientId = clientId;
    this.#version = version;
  }

  /** A call ended after `ms`. Quick ones are ignored. */
  took(call: string, ms: number): void {
    if (ms >= SLOW && call !== siteErrorNotify.path)
      this.#add({ kind: 'slow', call: call.slice(0, 120), ms: Math.min(Math.round(ms), 600_000) });
  }

  /** A client error. The address is reported without its query, which may contain private data. */
  broke(error: unknown): void {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    this.#add({ kind: 'error', text: text.slice(0, 500), page: location.pathname.slice(0, 200) });
  }

  #add(report: Report): void {
    if (this.#reported >= IN_ALL) return;
    this.#reported += 1;
    this.#waiting.push(report);
    this.#timer ??= setTimeout(() => this.#send(), GATHER);
  }

  #send(): void {
    this.#timer = undefined;
    const reports = this.#waiting.splice(0, AT_ONCE);
    this.#http
      .send(siteErrorNotify, { clientId: this.#clientId, version: this.#version, reports }, { quiet: true })
      .catch(() => undefined);
    if (this.#waiting.length > 0) this.#timer = setTimeout(() => this.#send(), GATHER);
  }
}

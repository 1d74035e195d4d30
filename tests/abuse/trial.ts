import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import type { Answered } from './send.ts';

/**
 * The allowed results of a case. refused: anything except a 200. any: an answer too, if it leaks nothing. A list: refused with
 * one of these codes.
 */
type Allowed = 'refused' | 'any' | readonly number[];

const CODES: readonly number[] = [...Object.values(ErrorCode), 404];
/** Statuses of refusals: malformed, not found, too long, wrong type, connection closed. */
const REFUSALS = [0, 400, 403, 404, 405, 406, 408, 411, 413, 414, 415, 416, 417, 426, 431];
/** Patterns of a stack, a query or a path in the house. */
const INSIDE = /\n\s+at |node_modules|\.ts:\d|drizzle|postgres|pg_|select .+ from|\/house\/|syntax error at/i;
/** The random name of an uploaded picture, alone or in its path: it may match other patterns by chance. */
const PICTURE_NAME = /(?<="name":"|\/site\/upload\/)[\w-]{22}(?=")/g;
const SHOWN = 12;

/** The cases of one file, and those that failed. */
export class Trial {
  #cases = 0;
  #through: string[] = [];
  readonly #secrets: readonly string[];

  /** @param secrets texts that no answer may have in it */
  constructor(secrets: readonly string[] = []) {
    this.#secrets = secrets;
  }

  /** Checks the answer to one case. */
  judge(what: string, answer: Answered, allowed: Allowed): void {
    this.#cases += 1;
    const wrong = this.#wrongOf(answer, allowed);
    if (wrong !== null)
      this.#through.push(`${what}: ${wrong} (${answer.status} ${answer.text.slice(0, 160)})`);
  }

  /** Records a case with an already known result. */
  hold(what: string, held: boolean, seen: unknown = ''): void {
    this.#cases += 1;
    if (!held) this.#through.push(`${what}: ${String(seen).slice(0, 300)}`);
  }

  /** Checks the data received over a raw socket: every status in it, and all of its text. */
  judgeRaw(what: string, text: string, allowed: 'refused' | 'any'): void {
    const statuses = [...text.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => Number(status));
    this.#cases += 1;
    const wrong =
      statuses.find((status) => status >= 500) ??
      (allowed === 'refused' ? statuses.find((status) => status < 400) : undefined) ??
      this.#leakIn(text);
    if (wrong !== undefined && wrong !== null)
      this.#through.push(`${what}: ${wrong} (${text.slice(0, 160)})`);
  }

  /** Fails the test if a case failed since the last call. */
  settle(): void {
    const through = this.#through;
    this.#through = [];
    this.#report(through.length);
    const more = through.length > SHOWN ? [`and ${through.length - SHOWN} more`] : [];
    if (through.length > 0) expect.fail([...through.slice(0, SHOWN), ...more].join('\n'));
  }

  #report(through: number): void {
    const folder = inject('abuseTally');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify({ cases: this.#cases, through }));
    this.#cases = 0;
  }

  #wrongOf({ status, headers, text }: Answered, allowed: Allowed): string | null {
    if (status >= 500) return 'a fault';
    const leak = this.#leakIn(text + JSON.stringify(headers));
    if (leak !== null) return leak;
    if (status >= 200 && status < 300) return allowed === 'any' ? null : 'got through';
    if (status === 303 || status === 304) return allowed === 'any' ? null : 'got through';
    if (!REFUSALS.includes(status)) return 'a status nobody expects';
    const code = codeIn(text);
    if (code !== null && !CODES.includes(code)) return 'no code of the catalogue';
    if (status === 400 && text.startsWith('{') && code === null) return 'a refusal without a code';
    if (typeof allowed === 'object' && (code === null || !allowed.includes(code)))
      return `not refused with ${allowed.join(' or ')}`;
    return null;
  }

  #leakIn(text: string): string | null {
    const secret = this.#secrets.find((one) => text.includes(one));
    if (secret !== undefined) return `tells ${secret}`;
    return INSIDE.test(text.replace(PICTURE_NAME, '')) ? 'tells of the inside' : null;
  }
}

/** The code of a refusal, null for anything else. */
export function codeIn(text: string): number | null {
  try {
    const { errCode } = JSON.parse(text) as { errCode?: unknown };
    return typeof errCode === 'number' ? errCode : null;
  } catch {
    return null;
  }
}

/** Processes a list with limited concurrency. */
export async function each<T>(all: readonly T[], act: (one: T) => Promise<void>, atOnce = 12): Promise<void> {
  const left = all.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const one of left) await act(one);
    }),
  );
}

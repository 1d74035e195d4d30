import { type ExecutionArgs, type ExecutionResult, execute, type GraphQLError } from 'graphql';
import type { Lasting } from './area.ts';
import type { Prepared } from './documents.ts';
import { formatError } from './errors.ts';

/** An answer as the text of a result. */
export interface Answer {
  text: string;
  /** 0 when it is done, else what it was refused with. */
  code: number;
  /** Faults of the house's own, for the log. */
  faults: unknown[];
  /** What it came to, in units of about 0.1 ms of the house's processor. */
  cost: number;
}

/** What an answer costs whatever is in it, and how many characters more cost one: to make, and to send as they are kept. */
const BASE = 1;
const MADE = 1_024;
const KEPT = 16_384;

/**
 * Picks from lists of what never changes the objects that have to be written: the others' texts are known. One for each
 * operation.
 */
export class LastingTexts {
  readonly #texts: WeakMap<object, string> | null;
  #entries: readonly object[] | null = null;

  constructor({ lasting }: Prepared) {
    this.#texts = lasting;
  }

  /** The entries without a text; all of them when none is kept for this document. */
  missing({ entries }: Lasting): readonly object[] {
    const texts = this.#texts;
    if (!texts) return entries;
    this.#entries = entries;
    return entries.filter((entry) => !texts.has(entry));
  }

  /** All entries' texts; null when the answer was no list of what never changes. @param written those that were missing */
  join(written: unknown): { text: string; made: number } | null {
    const [texts, entries] = [this.#texts, this.#entries];
    if (!texts || !entries || !Array.isArray(written)) return null;
    const rest = written.values();
    let made = 0;
    const all = entries.map((entry) => {
      const known = texts.get(entry);
      if (known !== undefined) return known;
      const text = JSON.stringify(rest.next().value);
      texts.set(entry, text);
      made += text.length;
      return text;
    });
    return { text: `[${all.join(',')}]`, made };
  }
}

/** Runs a query or a mutation. @param texts the same as in the operation's context */
export async function answer(args: ExecutionArgs, { root }: Prepared, texts: LastingTexts): Promise<Answer> {
  const { data, errors }: ExecutionResult = await execute(args);
  if (errors) return failed(data ?? null, errors);
  const name = root.alias?.value ?? root.name.value;
  const joined = texts.join(data?.[name]);
  if (!joined) {
    const text = JSON.stringify({ data });
    return { text, code: 0, faults: [], cost: BASE + text.length / MADE };
  }
  const text = `{"data":{"${name}":${joined.text}}}`;
  const cost = BASE + joined.made / MADE + (text.length - joined.made) / KEPT;
  return { text, code: 0, faults: [], cost };
}

function failed(data: ExecutionResult['data'], errors: readonly GraphQLError[]): Answer {
  const answers = errors.map(formatError);
  const text = JSON.stringify({ data: data ?? null, errors: answers.map(({ error }) => error) });
  return {
    text,
    code: answers[0]?.code ?? 0,
    faults: answers.flatMap(({ fault }) => fault ?? []),
    cost: BASE + text.length / MADE,
  };
}

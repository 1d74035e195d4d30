import { type ExecutionArgs, type ExecutionResult, execute, type GraphQLError } from 'graphql';
import type { Prepared } from './documents.ts';
import { formatError } from './errors.ts';
import type { LastingTexts } from './lasting.ts';

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

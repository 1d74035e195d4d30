import {
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLFormattedError,
} from 'graphql';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import { isBusy } from '../db/database.ts';
import type { Prepared } from './documents.ts';
import type { LastingTexts } from './lasting.ts';

/** An answer as JSON text of a result. */
interface Answer {
  text: string;
  /** 0 on success, else the refusal code. */
  code: number;
  /** Internal errors, for the log. */
  faults: unknown[];
  /** Actual cost, in units of about 0.1 ms of the house's CPU. */
  cost: number;
}

/** Base cost of an answer, and the number of characters per further unit: when built anew, and when sent from stored text. */
const BASE = 1;
const MADE = 1_024;
const CACHE_SIZE = 16_384;

/** Executes a query or a mutation. @param texts the same as in the operation's context */
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
  const cost = BASE + joined.made / MADE + (text.length - joined.made) / CACHE_SIZE;
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

/** `extensions.errCode` of an internal error, equal to HTTP's status. */
const FAULT = 500;

/** A GraphQL error as sent to the client, and what to log if it is an internal error. */
interface Formatted {
  code: number;
  error: GraphQLFormattedError;
  fault?: unknown;
}

/**
 * Refusals keep their code; GraphQL's own errors about a document or its variables get code 3; everything else is an internal
 * error, whose details are not sent to the client.
 */
export function formatError(error: GraphQLError): Formatted {
  const cause = causeOf(error);
  if (cause instanceof Refusal) return formatted(cause.code, cause.message, error);
  if (isBusy(cause)) {
    const { code, message } = new Refusal(ErrorCode.tooFrequent, 'the house is busy');
    return { ...formatted(code, message, error), fault: cause };
  }
  // Errors without a path come from GraphQL's checks; any error with a path, also a GraphQL one, is internal.
  if (error.path === undefined) return formatted(ErrorCode.badParameter, error.message, error);
  return { ...formatted(FAULT, 'internal error', error), fault: cause };
}

/** A refusal made before execution, as a GraphQL error. */
export function refusalError(code: ErrorCode, detail?: string): GraphQLError {
  const refusal = new Refusal(code, detail);
  return new GraphQLError(refusal.message, { originalError: refusal });
}

function causeOf(error: GraphQLError): unknown {
  let cause: unknown = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}

function formatted(code: number, message: string, { path }: GraphQLError): Formatted {
  return { code, error: { message, ...(path && { path }), extensions: { errCode: code, errMsg: message } } };
}

import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';

/** `extensions.errCode` of a fault of the house's own, as HTTP's status. */
const FAULT = 500;

/** A GraphQL error as the client gets it, and the fault to log when the house is to blame. */
export interface Formatted {
  code: number;
  error: GraphQLFormattedError;
  fault?: unknown;
}

/**
 * Refusals keep their code; what GraphQL itself finds wrong with a document or its variables is code 3; everything
 * else is a fault, of which the client learns nothing more.
 */
export function formatError(error: GraphQLError): Formatted {
  const cause = causeOf(error);
  if (cause instanceof Refusal) return formatted(cause.code, cause.message, error);
  // Only what happens after the checks has a path: there a GraphQL error too is a fault of the house.
  if (error.path === undefined) return formatted(ErrorCode.badParameter, error.message, error);
  return { ...formatted(FAULT, 'internal error', error), fault: cause };
}

/** A refusal made before execution, in GraphQL's clothes. */
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

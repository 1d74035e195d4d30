import {
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import type { Context, ServerOptions, SubscribePayload } from 'graphql-ws';
import type { Logger } from 'pino';
import { ErrorCode } from '../../contract/errors.ts';
import { addressOf } from './address.ts';
import type { Caller, FirstValue } from './area.ts';
import type { Connection } from './connection.ts';
import { Documents, type Prepared } from './documents.ts';
import { formatError, refusalError } from './errors.ts';
import type { Fanout } from './fanout.ts';
import type { ChannelLimits } from './limits.ts';
import { isSecure, routeOf } from './schema.ts';
import { silence } from './silence.ts';
import { Subscriber } from './subscriber.ts';

/** What graphql-ws keeps of a socket. */
export interface Extra {
  connection: Connection;
  /** Where it comes from, as a trusted proxy names it. */
  country: string | null;
}

/** What an operation carries through its execution. */
interface OperationContext {
  caller: Caller;
  connection: Connection;
  id: string;
  prepared: Prepared;
  /** Of a subscription: which of the field's events it asks for. */
  address: string | null;
  began: number;
}

export interface OperationsMetrics {
  /** An operation of `route` was answered with `code` (0: done) after `ms`. */
  answered(route: string, code: number, ms: number): void;
}

interface Parts {
  /** With every field resolved. */
  schema: GraphQLSchema;
  fanout: Fanout;
  /** What subscribers of a field are told at once, by the field's name. */
  firstValues: Readonly<Record<string, FirstValue>>;
  limits: ChannelLimits;
  log: Logger;
  metrics: OperationsMetrics;
}

type Hooks = Pick<
  ServerOptions<Record<string, unknown>, Extra>,
  'onSubscribe' | 'execute' | 'subscribe' | 'onNext' | 'onError'
>;

/** 'Try again later': the client reconnects by itself, after its usual wait. */
export const TRY_AGAIN = 1013;
const NO_ROUTE = 'none';
const LONGEST_ID = 64;

/** The hooks that make graphql-ws check, run, answer and count operations. */
export function operationHooks({ schema, fanout, firstValues, limits, log, metrics }: Parts): Hooks {
  const documents = new Documents(schema, limits);

  function check(
    { extra: { connection }, subscriptions }: Context<Record<string, unknown>, Extra>,
    id: string,
    { query, variables }: SubscribePayload,
  ): ExecutionArgs | readonly GraphQLError[] {
    if (!connection.mayOperate() || Object.keys(subscriptions).length > limits.openOperations)
      return [refusalError(ErrorCode.tooFrequent)];
    if (id.length > LONGEST_ID) return [refusalError(ErrorCode.badParameter, 'id')];
    const prepared = documents.prepare(query);
    if (!('document' in prepared)) return prepared;
    const variableValues = variables ?? {};
    const caller = connection.caller();
    let address: string | null = null;
    if (prepared.kind === OperationTypeNode.SUBSCRIPTION) {
      if (isSecure(prepared.field) && caller.userId === null) return [refusalError(ErrorCode.logInFirst)];
      try {
        address = addressOf(schema, prepared, variableValues, caller.userId);
      } catch (error) {
        if (error instanceof GraphQLError) return [error];
        throw error;
      }
    }
    const began = performance.now();
    const contextValue: OperationContext = { caller, connection, id, prepared, address, began };
    return { schema, document: prepared.document, variableValues, contextValue };
  }

  /** Joins the events. What is for a player alone ends when the connection is no longer that player's. */
  function join(
    { caller, connection, id, prepared, address }: OperationContext,
    variables: Record<string, unknown>,
  ): AsyncGenerator<never, void, void> | ExecutionResult {
    const secure = isSecure(prepared.field);
    if (secure && connection.session?.userId !== caller.userId)
      return { errors: [refusalError(ErrorCode.logInFirst)] };
    const subscriber = new Subscriber(connection, id);
    const leave = fanout.subscribe(prepared, variables, address, subscriber);
    if (!leave) return { errors: [refusalError(ErrorCode.tooFrequent)] };
    // Read once events reach the subscriber: none is missed, and one may come before.
    firstValues[prepared.field.name]?.(address).then(
      (value) => value !== null && fanout.tell(prepared, variables, subscriber, value),
      (error) => {
        log.error({ err: error, field: prepared.field.name }, 'a subscription could not begin');
        connection.socket.close(TRY_AGAIN, 'Try again later');
      },
    );
    if (!secure) return silence(leave);
    const stream = silence(() => {
      forget();
      leave();
    });
    const forget = connection.untilHandover(() => void stream.return());
    return stream;
  }

  function format(route: string, errors: readonly GraphQLError[]): [number, GraphQLFormattedError[]] {
    const answers = errors.map(formatError);
    for (const { fault } of answers)
      if (fault !== undefined) log.error({ err: fault, route }, 'an operation failed');
    return [answers[0]?.code ?? 0, answers.map(({ error }) => error)];
  }

  return {
    onSubscribe: check,
    execute,
    subscribe({ contextValue, variableValues }) {
      return join(contextValue as OperationContext, variableValues ?? {});
    },
    onNext(_context, _id, _payload, { contextValue }, { data, errors }) {
      const { prepared, began } = contextValue as OperationContext;
      const route = routeOf(schema, prepared.field);
      const [code, answers] = format(route, errors ?? []);
      metrics.answered(route, code, performance.now() - began);
      return { data: data ?? null, ...(answers.length > 0 && { errors: answers }) };
    },
    onError(_context, _id, _payload, errors) {
      const [code, answers] = format(NO_ROUTE, errors);
      metrics.answered(NO_ROUTE, code, 0);
      return answers;
    },
  };
}

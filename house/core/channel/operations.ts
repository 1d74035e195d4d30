import {
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLField,
  type GraphQLFormattedError,
  type GraphQLSchema,
  getArgumentValues,
  getVariableValues,
  OperationTypeNode,
} from 'graphql';
import type { Context, ServerOptions, SubscribePayload } from 'graphql-ws';
import type { Logger } from 'pino';
import { ErrorCode } from '../../../contract/errors.ts';
import type { ActBudget } from '../actBudget.ts';
import type { Payer } from '../turns.ts';
import { laneOf, type Turns } from '../turns.ts';
import { answer, formatError, refusalError } from './answering.ts';
import type { Caller, FirstValue } from './area.ts';
import {
  type Bill,
  type Budgets,
  documentPrice,
  isAct,
  priceOf,
  SIGNING,
  SUBSCRIPTION,
  UNWANTED,
} from './budgets.ts';
import type { Connection } from './connection.ts';
import { Subscriber } from './deliveries.ts';
import { Documents, type Prepared } from './documents.ts';
import type { Fanout } from './fanout.ts';
import { idleStream, idleStreamWhile } from './idleStream.ts';
import { LastingTexts } from './lasting.ts';
import type { ChannelLimits } from './limits.ts';
import { isSecure, routeOf } from './schema.ts';

/** Data stored with each graphql-ws socket. */
export interface Extra {
  connection: Connection;
  /** Country of the client as reported by a trusted proxy. */
  country: string | null;
}

/** Context of an operation during execution. */
interface OperationContext {
  caller: Caller;
  connection: Connection;
  id: string;
  prepared: Prepared;
  texts: LastingTexts;
  /** For a subscription: which of the field's events it subscribes to. */
  address: string | null;
  /** For a query: its reserved budget. */
  bill: Bill | null;
  began: number;
}

export interface OperationsMetrics {
  /** Records that an operation of `route` was answered with `code` (0: success) after `ms`. */
  answered(route: string, code: number, ms: number): void;
}

interface Parts {
  /** Schema with all resolvers. */
  schema: GraphQLSchema;
  fanout: Fanout;
  /** Initial values for subscribers, by the field's name. */
  firstValues: Readonly<Record<string, FirstValue>>;
  limits: ChannelLimits;
  budgets: Budgets;
  acts: ActBudget;
  reads: Turns;
  log: Logger;
  metrics: OperationsMetrics;
}

type Hooks = Pick<
  ServerOptions<Record<string, unknown>, Extra>,
  'onSubscribe' | 'execute' | 'subscribe' | 'onError' | 'onNext'
>;

/** 'Try again later': the client reconnects by itself, after its usual delay. */
export const TRY_AGAIN = 1013;
const NO_ROUTE = 'none';
const LONGEST_ID = 64;

/** The hooks with which graphql-ws checks, runs, answers and counts operations. */
export function operationHooks(parts: Parts): Hooks {
  const { schema, fanout, firstValues, limits, budgets, acts, reads, log, metrics } = parts;
  const documents = new Documents(schema, limits);

  /** Whether an operation may run. Everything it needs from the connection is read before the first await. */
  function check(
    { extra: { connection }, subscriptions }: Context<Record<string, unknown>, Extra>,
    id: string,
    { query, variables }: SubscribePayload,
  ): ExecutionArgs | readonly GraphQLError[] | Promise<ExecutionArgs | readonly GraphQLError[]> {
    if (!connection.mayOperate() || Object.keys(subscriptions).length > limits.openOperations)
      return [refusalError(ErrorCode.tooFrequent)];
    if (id.length > LONGEST_ID) return [refusalError(ErrorCode.badParameter, 'id')];
    const request = { connection, caller: connection.caller(), id, variables: variables ?? {} };
    const ready = documents.ready(query);
    return ready ? admit(ready, request) : read(query, request);
  }

  /** Parses a document that is new and not the site's own; this costs more than most queries. */
  async function read(
    query: string,
    request: PendingRequest,
  ): Promise<ExecutionArgs | readonly GraphQLError[]> {
    const payer = payerOf(request);
    const lane = laneOf(payer);
    if (!reads.hasRoom(lane) || !budgets.reserve(payer, documentPrice(query)))
      return [refusalError(ErrorCode.tooFrequent)];
    const prepared = await reads.take(lane, () => documents.prepare(query));
    return 'document' in prepared ? admit(prepared, request) : prepared;
  }

  function admit(prepared: Prepared, request: PendingRequest): ExecutionArgs | readonly GraphQLError[] {
    const { connection, caller, id, variables } = request;
    const payer = payerOf(request);
    let address: string | null = null;
    let bill: Bill | null = null;
    if (prepared.kind === OperationTypeNode.SUBSCRIPTION) {
      if (isSecure(prepared.field) && caller.userId === null) return [refusalError(ErrorCode.logInFirst)];
      try {
        address = addressOf(schema, prepared, variables, caller.userId);
      } catch (error) {
        if (error instanceof GraphQLError) return [error];
        throw error;
      }
      // Charged and not refused: a client whose subscription is refused would miss events without noticing.
      budgets.charge(payer, SUBSCRIPTION);
    } else if (isAct(prepared, caller)) {
      if (!acts.mayAct(caller.userId)) return [refusalError(ErrorCode.tooFrequent)];
    } else if (prepared.kind === OperationTypeNode.MUTATION) {
      budgets.charge(payer, SIGNING);
    } else {
      bill = reads.hasRoom(laneOf(payer)) ? budgets.reserve(payer, priceOf(prepared, variables)) : null;
      if (!bill) return [refusalError(ErrorCode.tooFrequent)];
    }
    const texts = new LastingTexts(prepared.lasting);
    const began = performance.now();
    const contextValue: OperationContext = { caller, connection, id, prepared, texts, address, bill, began };
    return { schema, document: prepared.document, variableValues: variables, contextValue };
  }

  /** Runs a player's act at once, whether the client still waits or not, and a query when its turn comes. */
  function run(args: ExecutionArgs): AsyncGenerator<never, void, void> {
    const context = args.contextValue as OperationContext;
    const { caller, connection, id, prepared, texts, bill, began } = context;
    const act = isAct(prepared, caller) ? perform(caller.userId, answer(args, prepared, texts)) : null;
    return idleStreamWhile(async (wanted) => {
      const read = async () => {
        const made = wanted() ? await answer(args, prepared, texts) : null;
        bill?.settle(made?.cost ?? UNWANTED);
        return made;
      };
      const made = await (act ?? reads.take(laneOf(payerOf(context)), read));
      if (!made) return;
      const route = routeOf(schema, prepared.field);
      for (const fault of made.faults) log.error({ err: fault, route }, 'an operation failed');
      metrics.answered(route, made.code, performance.now() - began);
      if (wanted()) new Subscriber(connection, id).deliver(made.text);
    });
  }

  /** Performs an act; a refusal costs its player more. */
  async function perform(userId: string, act: ReturnType<typeof answer>): ReturnType<typeof answer> {
    const made = await act;
    if (made.code !== 0) acts.refused(userId);
    return made;
  }

  /** Joins the events. Private subscriptions end when the connection no longer belongs to that player. */
  function join(
    context: OperationContext,
    variables: Record<string, unknown>,
  ): AsyncGenerator<never, void, void> | ExecutionResult {
    const { caller, connection, id, prepared, address } = context;
    const secure = isSecure(prepared.field);
    if (secure && connection.session?.userId !== caller.userId)
      return { errors: [refusalError(ErrorCode.logInFirst)] };
    const lane = laneOf(payerOf(context));
    const firstValue = firstValues[prepared.field.name];
    if (firstValue && !reads.hasRoom(lane)) return { errors: [refusalError(ErrorCode.tooFrequent)] };
    const subscriber = new Subscriber(connection, id);
    const leave = fanout.subscribe(prepared, variables, address, subscriber);
    if (!leave) return { errors: [refusalError(ErrorCode.tooFrequent)] };
    // Read after subscribing: no event is missed, but one may arrive before the initial value.
    if (firstValue)
      reads
        .take(lane, () => firstValue(address))
        .then(
          (value) => value !== null && fanout.deliver(prepared, variables, subscriber, value),
          (error) => {
            log.error({ err: error, field: prepared.field.name }, 'a subscription could not begin');
            connection.socket.close(TRY_AGAIN, 'Try again later');
          },
        );
    if (!secure) return idleStream(leave);
    const stream = idleStream(() => {
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
    execute: run,
    subscribe({ contextValue, variableValues }) {
      return join(contextValue as OperationContext, variableValues ?? {});
    },
    /** Only the errors of refused subscriptions come this way. */
    onNext(_context, _id, _payload, { contextValue }, { errors }) {
      const { prepared, began } = contextValue as OperationContext;
      const route = routeOf(schema, prepared.field);
      const [code, answers] = format(route, errors ?? []);
      metrics.answered(route, code, performance.now() - began);
      return { data: null, errors: answers };
    },
    onError(_context, _id, _payload, errors) {
      const [code, answers] = format(NO_ROUTE, errors);
      metrics.answered(NO_ROUTE, code, 0);
      return answers;
    },
  };
}

/** An operation before its document is parsed. */
type PendingRequest = Pick<OperationContext, 'connection' | 'caller' | 'id'> & {
  variables: Record<string, unknown>;
};

function payerOf({ connection, caller }: Pick<OperationContext, 'connection' | 'caller'>): Payer {
  return { userId: caller.userId, network: connection.network };
}

/**
 * Which of a subscription field's events a document subscribes to: its one argument as text, null for a field without
 * arguments.
 * @throws a GraphQLError when the variables do not fit, or the argument has to be the caller's own id and is not
 */
function addressOf(
  schema: GraphQLSchema,
  { definitions, field, root }: Prepared,
  variables: Record<string, unknown>,
  userId: string | null,
): string | null {
  const { errors, coerced } = getVariableValues(schema, definitions, variables, { maxErrors: 1 });
  if (errors?.[0]) throw errors[0];
  const [argument, second] = field.args;
  if (!argument) return null;
  if (second) throw new Error(`channel.graphql: the subscription ${field.name} has more than one argument`);
  const value = getArgumentValues(field as GraphQLField<unknown, unknown>, root, coerced)[argument.name];
  const own = argument.astNode?.directives?.some(({ name }) => name.value === 'own');
  if (own && value !== userId) throw refusalError(ErrorCode.badParameter, argument.name);
  return value == null ? null : String(value);
}

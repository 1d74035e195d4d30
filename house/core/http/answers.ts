import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { RefusalBody } from '../../../contract/http/call.ts';
import { isBusy } from '../db/database.ts';

/** Formats all error answers: refusals, malformed requests, internal errors. Never includes a stack. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** The answer to an error at any stage of a request, also before it has a route. */
export function answerError(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof Refusal) return refuse(reply, 400, error.code, error.message, error.until);
  if (isBusy(error)) {
    request.log.warn({ err: error, route: request.routeOptions.url }, 'the database did not answer in time');
    return answerError(new Refusal(ErrorCode.tooFrequent, 'the house is busy'), request, reply);
  }
  const status = error.statusCode ?? 500;
  if (status < 500) {
    const { message } = new Refusal(ErrorCode.badParameter, UNREADABLE[status]);
    return refuse(reply, status, ErrorCode.badParameter, message);
  }
  request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
  return reply.code(500).type('text/plain; charset=utf-8').send('internal error');
}

/** Answers a path that is not a call. */
export function answerUnknown(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return refuse(reply, 404, 404, 'not found');
}

const UNREADABLE: Readonly<Record<number, string>> = {
  413: 'body too large',
  415: 'a body is JSON',
};

function refuse(
  reply: FastifyReply,
  status: number,
  errCode: number,
  errMsg: string,
  until?: number,
): FastifyReply {
  const body: RefusalBody = { errCode, errMsg, ...(until !== undefined && { until }) };
  return reply.code(status).send(body);
}

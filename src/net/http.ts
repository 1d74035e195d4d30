import type { AxiosInstance, AxiosResponse } from 'axios';
import { CONNECTION_LOST } from '../../contract/errors.ts';
import { addressOf, type Call, type RefusalBody } from '../../contract/http/call.ts';
import { HttpError, type Quiet } from './errors.ts';
import type { Identity } from './identity.ts';

export interface HttpOptions {
  identity: Identity;
  /** ms until a call counts as lost. */
  timeout: number;
  /** Hears every error a call ran into. */
  report: (error: HttpError, quiet: Quiet) => void;
  /** Hears how long (ms) each call took, whatever came of it. */
  took?: (path: string, ms: number) => void;
  baseUrl?: string;
}

interface SendOptions {
  /** The idempotency key: made once per intent, sent again with every retry of it. */
  key?: string;
  /** Errors the caller shows in its own way. */
  quiet?: Quiet;
}

type Arguments<Input> = undefined extends Input
  ? [input?: undefined, options?: SendOptions]
  : [input: Input, options?: SendOptions];

/** The calls of contract/http, with the player's token and the spec's time-out. Never retried by itself. */
export class Http {
  readonly #options: HttpOptions;
  #instance: Promise<AxiosInstance> | null = null;

  constructor(options: HttpOptions) {
    this.#options = options;
  }

  /** @throws HttpError */
  async send<Input, Reply>(call: Call<Input, Reply>, ...[input, options]: Arguments<Input>): Promise<Reply> {
    const { identity, report, took } = this.#options;
    const token = identity.token;
    const began = performance.now();
    try {
      const response = await this.#perform(call, input, token, options?.key);
      return readReply<Reply>(response, token);
    } catch (cause) {
      const error = cause instanceof HttpError ? cause : transportError(cause, token);
      report(error, options?.quiet ?? false);
      throw error;
    } finally {
      took?.(call.path, performance.now() - began);
    }
  }

  async #perform<Input, Reply>(
    call: Call<Input, Reply>,
    input: unknown,
    token: string | null,
    key: string | undefined,
  ): Promise<AxiosResponse<string>> {
    const axios = await this.#axios();
    const { url, body } = addressOf(call, input);
    return axios.request<string>({
      method: call.method,
      url,
      data: body,
      headers: {
        ...(call.auth === 'token' && token !== null && { main_token: token }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
    });
  }

  /** axios comes with the first call: it is not needed for the first picture. */
  #axios(): Promise<AxiosInstance> {
    this.#instance ??= import('axios')
      .then(({ default: axios }) =>
        axios.create({
          baseURL: this.#options.baseUrl,
          timeout: this.#options.timeout,
          responseType: 'text',
          // Texts are read below, where a fault's plain text is no JSON that failed to parse.
          transformResponse: (data: unknown) => data,
          validateStatus: () => true,
        }),
      )
      .catch((cause: unknown) => {
        this.#instance = null;
        throw cause;
      });
    return this.#instance;
  }
}

function readReply<Reply>(response: AxiosResponse<string>, token: string | null): Reply {
  const { status, data } = response;
  if (status >= 500) throw new HttpError('fault', status, data, token);
  const parsed = parse(data);
  if (status >= 200 && status < 300) {
    if (parsed === undefined) throw new HttpError('unreadable', CONNECTION_LOST, 'unreadable answer', token);
    return parsed as Reply;
  }
  if (isRefusal(parsed)) throw new HttpError('refusal', parsed.errCode, parsed.errMsg, token);
  throw new HttpError('fault', status, data, token);
}

/** The JSON value of a text, undefined when it is none. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRefusal(body: unknown): body is RefusalBody {
  const { errCode, errMsg } = (body ?? {}) as Partial<RefusalBody>;
  return typeof errCode === 'number' && typeof errMsg === 'string';
}

function transportError(cause: unknown, token: string | null): HttpError {
  const { code, message } = (cause ?? {}) as { code?: unknown; message?: unknown };
  const text = typeof message === 'string' ? message : String(cause);
  const timedOut = code === 'ECONNABORTED' || code === 'ETIMEDOUT';
  return new HttpError(timedOut ? 'timeout' : 'network', CONNECTION_LOST, text, token);
}

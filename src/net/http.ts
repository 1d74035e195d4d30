import type { AxiosInstance, AxiosResponse } from 'axios';
import { CONNECTION_LOST } from '../../contract/errors.ts';
import { addressOf, type Call, type RefusalBody, SERVER_TIME } from '../../contract/http/call.ts';
import type { Clock } from './clock.ts';
import { HttpError, type SuppressToast } from './errors.ts';
import type { Identity } from './settings.ts';

export interface HttpOptions {
  identity: Identity;
  /** Time-out of a call, ms. */
  timeout: number;
  /** Receives every error of a call. */
  report: (error: HttpError, quiet: SuppressToast) => void;
  /** Receives the duration (ms) of each call, whatever its result. */
  took?: (path: string, ms: number) => void;
  /** Samples the server's time from every reply. */
  clock?: Pick<Clock, 'monotonicNow' | 'sample'>;
  baseUrl?: string;
}

interface SendOptions {
  /** The idempotency key: created once per intent, and repeated with every retry of it. */
  key?: string;
  /** Errors that the caller shows itself. */
  quiet?: SuppressToast;
  /** Sends the input as multipart/form-data, for calls with files. */
  form?: boolean;
  /** The time-out of this call in ms, if not the default. */
  timeout?: number;
}

type Arguments<Input> = undefined extends Input
  ? [input?: undefined, options?: SendOptions]
  : [input: Input, options?: SendOptions];

/** The calls of contract/http, with the player's token and the specified time-out. Never retried automatically. */
export class Http {
  readonly #options: HttpOptions;
  #instance: Promise<AxiosInstance> | null = null;

  constructor(options: HttpOptions) {
    this.#options = options;
  }

  /** @throws HttpError */
  send<Input, Reply>(call: Call<Input, Reply>, ...[input, options]: Arguments<Input>): Promise<Reply> {
    return this.#run(call, input, options, 'text', (answer, token) => readJson<Reply>(answer, token));
  }

  /** Like `send`, for a call that returns a file: a picture, an export. */
  file<Input>(call: Call<Input, Blob | string>, ...[input, options]: Arguments<Input>): Promise<Blob> {
    return this.#run(call, input, options, 'arraybuffer', ({ data, headers }) => {
      const type = headers['content-type'];
      return new Blob([data as ArrayBuffer], typeof type === 'string' ? { type } : {});
    });
  }

  /** Performs a call, checks and reads its reply, and reports errors. */
  async #run<Input, Answer>(
    call: Call<Input, unknown>,
    input: unknown,
    options: SendOptions = {},
    responseType: 'text' | 'arraybuffer',
    read: (answer: AxiosResponse<unknown>, token: string | null) => Answer,
  ): Promise<Answer> {
    const { identity, report, took } = this.#options;
    const token = identity.token;
    const began = performance.now();
    try {
      const answer = await this.#perform(call, input, token, options, responseType);
      if (answer.status < 200 || answer.status >= 300) throw errorOf(answer, token);
      return read(answer, token);
    } catch (cause) {
      const error = cause instanceof HttpError ? cause : transportError(cause, token);
      report(error, options.quiet ?? false);
      throw error;
    } finally {
      took?.(call.path, performance.now() - began);
    }
  }

  async #perform<Input, Reply>(
    call: Call<Input, Reply>,
    input: unknown,
    token: string | null,
    { key, form, timeout = this.#options.timeout }: SendOptions,
    responseType: 'text' | 'arraybuffer',
  ): Promise<AxiosResponse<unknown>> {
    const axios = await this.#axios();
    const { url, body } = addressOf(call, input);
    const { clock } = this.#options;
    const sentAt = clock?.monotonicNow() ?? 0;
    const answer = await axios.request<unknown>({
      method: call.method,
      url,
      data: form && body ? formOf(body) : body,
      timeout,
      responseType,
      headers: {
        ...((call.auth === 'token' || call.known) && token !== null && { main_token: token }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
    });
    const time = answer.headers[SERVER_TIME];
    if (time) clock?.sample(Number(time), sentAt, clock.monotonicNow());
    return answer;
  }

  /** axios is loaded with the first call, because the first render does not need it. */
  #axios(): Promise<AxiosInstance> {
    this.#instance ??= import('axios')
      .then(({ default: axios }) =>
        axios.create({
          baseURL: this.#options.baseUrl,
          // Bodies are parsed below, because a fault's plain text is not JSON.
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

/** A call's input as form data: each entry of a list is a field of that name, files are unchanged. */
function formOf(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) form.append(name, one instanceof Blob ? one : String(one));
  return form;
}

function readJson<Reply>({ data }: AxiosResponse<unknown>, token: string | null): Reply {
  const parsed = parse(textOf(data));
  if (parsed === undefined) throw new HttpError('unreadable', CONNECTION_LOST, 'unreadable answer', token);
  return parsed as Reply;
}

/** The error for a reply without success. */
function errorOf({ status, data }: AxiosResponse<unknown>, token: string | null): HttpError {
  const text = textOf(data);
  const parsed = status < 500 ? parse(text) : undefined;
  if (isRefusal(parsed)) return new HttpError('refusal', parsed.errCode, parsed.errMsg, token);
  return new HttpError('fault', status, text, token);
}

/** A reply's text, even if it was requested as a file. */
function textOf(data: unknown): string {
  return typeof data === 'string' ? data : new TextDecoder().decode(data as ArrayBuffer);
}

/** The JSON value of a text, undefined when it is invalid. */
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

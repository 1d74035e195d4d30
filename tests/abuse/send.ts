import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { parse } from 'node:querystring';
import type { Call } from '../../contract/http/call.ts';

/** A raw request, sent unchanged. */
export interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

export interface Answered {
  /** 0 if the house closed the connection without an answer. */
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const SOCKETS = 12;
const RAW_MS = 1_500;

/** A connection to a house that sends requests which browsers would not. */
export class Line {
  readonly #url: URL;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });

  constructor(url: string) {
    this.#url = new URL(url.replace('localhost', '127.0.0.1'));
  }

  send({ method, path, headers = {}, body }: Sent): Promise<Answered> {
    const { hostname, port } = this.#url;
    return new Promise((resolve) => {
      const cut = () => resolve({ status: 0, headers: {}, text: '' });
      const outgoing = request(
        {
          agent: this.#agent,
          hostname,
          port,
          method,
          path,
          headers: {
            ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
            ...headers,
          },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part) => parts.push(part));
          answer.on('error', cut);
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: Buffer.concat(parts).toString('latin1'),
            }),
          );
        },
      );
      outgoing.on('error', cut);
      outgoing.end(body);
    });
  }

  /** Sends raw bytes, and returns everything received until the house closed the connection or stopped sending. */
  raw(bytes: string | Buffer): Promise<string> {
    const { hostname, port } = this.#url;
    return new Promise((resolve) => {
      let answer = '';
      const socket = connect(Number(port), hostname);
      socket.setTimeout(RAW_MS, () => socket.destroy());
      socket.on('data', (data) => {
        answer += data.toString('latin1');
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve(answer));
      socket.write(bytes);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** The request of a call with any input. */
export function requestOf({ method, path }: Call<unknown, unknown>, input: unknown, token?: string): Sent {
  const headers: Record<string, string> = {
    'idempotency-key': `abuse-${Math.trunc(performance.now() * 1_000)}`,
  };
  if (token !== undefined) headers.main_token = token;
  const left: Record<string, unknown> =
    typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : {};
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = escaped(left[name]);
    delete left[name];
    return value;
  });
  if (method === 'POST' || method === 'PUT') {
    if (input === undefined) return { method, path: filled, headers };
    headers['content-type'] = 'application/json';
    return { method, path: filled, headers, body: JSON.stringify(left) };
  }
  const query = Object.entries(left).flatMap(([name, value]) => queryOf(name, value));
  return { method, path: query.length > 0 ? `${filled}?${query.join('&')}` : filled, headers };
}

/** The input that a house parses from such a request. */
export function inputIn({ path }: Call<unknown, unknown>, { path: sent, body }: Sent): unknown {
  const [address = '', query = ''] = sent.split('?');
  const given = address.split('/');
  const parameters = path.split('/').flatMap((part, i) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name === undefined ? [] : [[name, decoded(given[i] ?? '')]];
  });
  const carried = body === undefined ? { ...parse(query) } : JSON.parse(String(body));
  return { ...carried, ...Object.fromEntries(parameters) };
}

function queryOf(name: string, value: unknown): string[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((one) => queryOf(name, one));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([inner, one]) => queryOf(`${name}[${inner}]`, one));
  return [`${escaped(name)}=${escaped(value)}`];
}

function escaped(value: unknown): string {
  try {
    return encodeURIComponent(String(value));
  } catch {
    return '%ED%A0%80';
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

import type { GenericSchema, InferOutput } from 'valibot';

/**
 * One HTTP call of calls.tsv: its path, whether it needs the header `main_token`, the types of its input and its reply. Input
 * fields in the path (`{id}`) are sent there; the others as the query of a GET or DELETE and as the JSON body of a POST or PUT.
 */
export interface Call<Input, Reply> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly auth: 'open' | 'token';
  /** An open call that returns more to a player: the token is sent if there is one. */
  readonly known?: true;
  /** The types; has no value. */
  readonly types?: (input: Input) => Reply;
}

/**
 * Declares a call: `call<Reply>({ method, path, auth })`, or `call<Reply, typeof nameInput>(…)` with an input. The schema
 * `nameInput` is in the folder `inputs` beside the call. Only its type is imported here: only the house checks inputs, so the
 * client loads no schema with a call.
 */
/* @__NO_SIDE_EFFECTS__ */
export function call<Reply, Schema extends GenericSchema | undefined = undefined>(
  definition: Omit<Call<unknown, unknown>, 'types'>,
): Call<Schema extends GenericSchema ? InferOutput<Schema> : undefined, Reply> {
  return definition;
}

/** The header of every answer with the house's time, ms since 1970: the client uses this clock, not the device's. */
export const SERVER_TIME = 'server-time';

/** Splits a call's input: the URL with its parameters filled in, and the rest for the body. */
export function addressOf<Input>(
  { method, path }: Call<Input, unknown>,
  input: unknown,
): { url: string; body: Record<string, unknown> | undefined } {
  if (input === undefined) return { url: path, body: undefined };
  const left = { ...(input as Record<string, unknown>) };
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = String(left[name]);
    delete left[name];
    return encodeURIComponent(value);
  });
  if (method === 'POST' || method === 'PUT') return { url: filled, body: left };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(left)) if (value !== undefined) query.set(name, String(value));
  const text = query.toString();
  return { url: text === '' ? filled : `${filled}?${text}`, body: undefined };
}

/** The body of a refusal, with status 400. */
export interface RefusalBody {
  errCode: number;
  errMsg: string;
  /** When the reason of the refusal ends, ms since 1970, if known (3037). */
  until?: number;
}

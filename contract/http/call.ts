import type { GenericSchema } from 'valibot';

/**
 * One HTTP call of calls.tsv: its path, whether it needs the header `main_token`, the schema of its input, the type of its
 * reply. Input fields in the path (`{id}`) are sent there; the others as the query of a GET or DELETE and as the JSON body of a
 * POST or PUT.
 */
export interface Call<Input, Reply> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly auth: 'open' | 'token';
  /** An open call that returns more to a player: the token is sent if there is one. */
  readonly known?: true;
  readonly input?: GenericSchema<unknown, Input>;
  readonly types?: (input: Input) => Reply;
}

/**
 * Declares a call with its reply's type: `call<Reply>()({ method, path, auth, input })`. The built client contains no input
 * schemas (scripts/bundle/leanCalls.ts).
 */
/* @__NO_SIDE_EFFECTS__ */
export function call<Reply>() {
  return <Input = undefined>(definition: Omit<Call<Input, Reply>, 'types'>): Call<Input, Reply> => definition;
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

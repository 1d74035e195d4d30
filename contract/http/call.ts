import type { GenericSchema } from 'valibot';

/**
 * One HTTP call of calls.tsv: its path, whether it needs the header `main_token`, its input's schema, its reply's
 * type. Input fields named in the path (`{id}`) travel there; the others as the query of a GET or DELETE and as
 * the JSON body of a POST or PUT.
 */
export interface Call<Input, Reply> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly auth: 'open' | 'token';
  /** An open call that says more to a player: a token comes along where there is one. */
  readonly known?: true;
  readonly input?: GenericSchema<unknown, Input>;
  readonly types?: (input: Input) => Reply;
}

/**
 * Declares a call with its reply's type: `call<Reply>()({ method, path, auth, input })`. The built client has no inputs' schemas
 * (scripts/bundle/leanCalls.ts).
 */
/* @__NO_SIDE_EFFECTS__ */
export function call<Reply>() {
  return <Input = undefined>(definition: Omit<Call<Input, Reply>, 'types'>): Call<Input, Reply> => definition;
}

/** Every answer's header with the house's time, ms since 1970: pages go by that clock, whatever the phone's shows. */
export const SERVER_TIME = 'server-time';

/** Where a call's input goes: the address with its parameters filled in, and what is left for a body. */
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

/** A refusal's body, with status 400. */
export interface RefusalBody {
  errCode: number;
  errMsg: string;
  /** When what is refused ends, ms since 1970, where that is known (3037). */
  until?: number;
}

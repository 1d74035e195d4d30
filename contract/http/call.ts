import type { GenericSchema } from 'valibot';

/** One HTTP call of calls.tsv: its path, whether it needs the header `main_token`, its body's schema, its reply's type. */
export interface Call<Body, Reply> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly auth: 'open' | 'token';
  readonly body?: GenericSchema<unknown, Body>;
  readonly types?: (body: Body) => Reply;
}

/** Declares a call with its reply's type: `call<Reply>()({ method, path, auth, body })`. */
export function call<Reply>() {
  return <Body = undefined>(definition: Omit<Call<Body, Reply>, 'types'>): Call<Body, Reply> => definition;
}

/** A refusal's body, with status 400. */
export interface RefusalBody {
  errCode: number;
  errMsg: string;
}

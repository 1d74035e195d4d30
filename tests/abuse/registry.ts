import type { Call } from '../../contract/http/call.ts';

/** A call of the contract with its export name. */
export interface NamedCall {
  name: string;
  call: Call<unknown, unknown>;
}

const MODULES = import.meta.glob<Record<string, unknown>>('../../contract/http/**/*.ts', { eager: true });

function isCall(value: unknown): value is Call<unknown, unknown> {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

/** Every HTTP call: new ones are attacked automatically. */
export const CALLS: readonly NamedCall[] = Object.values(MODULES)
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, call]) => (isCall(call) ? [{ name, call }] : []))
  .toSorted((a, b) => a.name.localeCompare(b.name));

export const SECURED = CALLS.filter(({ call }) => call.auth === 'token');

/** The one call with a form (uploads.test.ts). */
export const FORM = 'siteUpload';

/** Calls that carry an input in a path, a query or a JSON body. */
export const WITH_INPUT = CALLS.filter(({ name, call }) => call.input && name !== FORM);

/** Calls that carry it in a JSON body. */
export const WITH_BODY = WITH_INPUT.filter(({ call }) => call.method === 'POST' || call.method === 'PUT');

/** @throws when the name is unknown */
export function callNamed(name: string): Call<unknown, unknown> {
  const found = CALLS.find((one) => one.name === name);
  if (!found) throw new Error(`the contract has no call ${name}`);
  return found.call;
}

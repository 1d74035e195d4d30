import type { GenericSchema } from 'valibot';
import type { Call } from '../../contract/http/call.ts';

/** A call with the schema of its input, if it has one. */
type CallWithInput = Call<unknown, unknown> & { input: GenericSchema | undefined };

/** A call of the contract with its export name. */
export interface NamedCall {
  name: string;
  call: CallWithInput;
}

const MODULES = import.meta.glob<Record<string, unknown>>('../../contract/http/**/*.ts', { eager: true });

function isCall(value: unknown): value is Call<unknown, unknown> {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

const EXPORTS = Object.assign({}, ...Object.values(MODULES)) as Record<string, unknown>;

/** The schema of a call's input, by its name (contract/http/call.ts). */
function inputOf(name: string): GenericSchema | undefined {
  return EXPORTS[`${name}Input`] as GenericSchema | undefined;
}

/** Every HTTP call: new ones are attacked automatically. */
export const CALLS: readonly NamedCall[] = Object.entries(EXPORTS)
  .flatMap(([name, call]) => (isCall(call) ? [{ name, call: { ...call, input: inputOf(name) } }] : []))
  .toSorted((a, b) => a.name.localeCompare(b.name));

for (const name of Object.keys(EXPORTS))
  if (name.endsWith('Input') && !CALLS.some((one) => `${one.name}Input` === name))
    throw new Error(`${name} is the input of no call`);

export const SECURED = CALLS.filter(({ call }) => call.auth === 'token');

/** The one call with a form (uploads.test.ts). */
export const FORM = 'siteUpload';

/** Calls that carry an input in a path, a query or a JSON body. */
export const WITH_INPUT = CALLS.filter(({ name, call }) => call.input && name !== FORM);

/** Calls that carry it in a JSON body. */
export const WITH_BODY = WITH_INPUT.filter(({ call }) => call.method === 'POST' || call.method === 'PUT');

/** @throws when the name is unknown */
export function callNamed(name: string): CallWithInput {
  const found = CALLS.find((one) => one.name === name);
  if (!found) throw new Error(`the contract has no call ${name}`);
  return found.call;
}

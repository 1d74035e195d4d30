import fc from 'fast-check';
import * as v from 'valibot';
import type { NamedCall } from './registry.ts';

/** The part of a valibot schema used here. */
interface Node extends v.GenericSchema {
  entries?: Record<string, Node>;
  wrapped?: Node;
  options?: readonly unknown[];
  item?: Node;
  literal?: unknown;
  pipe?: readonly { type: string; requirement?: unknown }[];
}

/** Valid values of fields whose format alone does not determine them. */
const BY_FIELD: Readonly<Record<string, unknown>> = {
  amount: '50000000',
  avatar: 3,
  bank: 'BCA',
  birthDate: '1990-12-31',
  email: 'mallory@example.com',
  fullName: 'Mallory Example',
  holder: 'MALLORY',
  kinds: 'stake,deposit',
  language: 'id',
  number: '0123456789',
  page: 1,
  phone: '81299990001',
  pin: '271828',
  port: 'qris',
  rain: '2026-11-21T12',
  type: 'slot',
  userName: 'mallory_1',
  year: 1990,
};

/** Inputs that get further in a call than generated ones. */
const BY_CALL: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  payRecharge: [
    { port: 'qris', amount: '50000000' },
    { port: 'transfer', bank: 'BCA', amount: '50000000', from: '1' },
  ],
  payFeedbackAdd: [
    { id: '1', kind: 'other', text: 'where is it' },
    { id: '1', of: 'withdrawal', kind: 'other', text: 'where is it' },
  ],
  userUpdate: [{ portrait: 'a'.repeat(22) }],
};

/** Valid for most texts and numbers; the first that a schema accepts is used. */
const PLAIN: readonly unknown[] = [
  '1',
  1,
  1_000,
  true,
  'crash',
  'abcdefgh',
  '123456',
  'ABC234',
  'a'.repeat(22),
  '2026-11-21',
  '2026-11-21.1',
  '1.1',
  '0f0e0d0c-0b0a-4908-8706-050403020100',
];

/** A valid input of a call; several if it accepts several forms. */
export function samplesOf({ name, call }: NamedCall): Record<string, unknown>[] {
  if (!call.input) return [];
  const made = variantsOf(call.input as Node).map((node) => sample(node, name) as Record<string, unknown>);
  const inputs = [...made, ...(BY_CALL[name] ?? [])];
  for (const input of inputs)
    if (!v.is(call.input, input)) throw new Error(`${name}: ${JSON.stringify(input)} is no good input`);
  return inputs;
}

function variantsOf(node: Node): Node[] {
  return node.type === 'variant' || node.type === 'union'
    ? (node.options as Node[]).flatMap(variantsOf)
    : [node];
}

function sample(node: Node, field: string): unknown {
  switch (node.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(node.entries ?? {}).map(([name, entry]) => [name, sample(entry, name)]),
      );
    case 'optional':
    case 'nullable':
      return sample(node.wrapped as Node, field);
    case 'array':
      return [sample(node.item as Node, field)];
    case 'literal':
      return node.literal;
    case 'picklist':
      return node.options?.[0];
    case 'variant':
      return sample(variantsOf(node)[0] as Node, field);
    default:
      return leaf(node, field);
  }
}

function leaf(node: Node, field: string): unknown {
  const good = (value: unknown) => value !== undefined && v.safeParse(node, value).success;
  const found = [BY_FIELD[field], ...PLAIN].find(good);
  if (found !== undefined) return found;
  const pattern = node.pipe?.find(({ requirement }) => requirement instanceof RegExp)?.requirement;
  const invented =
    pattern instanceof RegExp && fc.sample(fc.stringMatching(pattern), { numRuns: 50, seed: 1 }).find(good);
  if (invented) return invented;
  throw new Error(`tests/abuse/sample.ts knows no good value of the field ${field}`);
}

/** A path into an input: field names and list indices. */
export type Way = readonly (string | number)[];

/** Every path in an input that has a value, including nested lists and objects. */
export function placesOf(value: unknown, way: Way = []): Way[] {
  const here = way.length > 0 ? [way] : [];
  if (typeof value !== 'object' || value === null) return here;
  const inner = Array.isArray(value)
    ? value.map((one, i) => [i, one] as const)
    : Object.entries(value).map(([name, one]) => [name, one] as const);
  return [...here, ...inner.flatMap(([step, one]) => placesOf(one, [...way, step]))];
}

/** The input with another value at a path; undefined removes the field. */
export function withAt(input: unknown, [step, ...rest]: Way, value: unknown): unknown {
  if (step === undefined) return value;
  const copy: unknown = Array.isArray(input) ? [...input] : { ...(input as object) };
  const fields = copy as Record<string | number, unknown>;
  const next = withAt(fields[step], rest, value);
  if (next === undefined) delete fields[step];
  else fields[step] = next;
  return copy;
}

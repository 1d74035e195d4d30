import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import { ErrorCode } from '../../contract/errors.ts';
import { loadSchema, type RootField } from '../../house/core/channel/schema.ts';
import { ChannelError, type TestChannel } from '../../house/testing/core/testChannel.ts';
import { HOSTILE, NO_AMOUNTS } from './hostile.ts';
import { each } from './trial.ts';
import type { World } from './world.ts';

/** A query or a mutation of the channel. */
export interface NamedField {
  kind: 'query' | 'mutation';
  name: string;
  field: RootField;
}

const schema = loadSchema();
const fieldsOf = (kind: NamedField['kind']): NamedField[] =>
  Object.values((kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}).map(
    (field) => ({ kind, name: field.name, field: field as RootField }),
  );
/** Every query and mutation of the channel: new ones are attacked automatically. */
export const FIELDS: readonly NamedField[] = [...fieldsOf('query'), ...fieldsOf('mutation')];

/** Valid values by name, and by type for unknown names. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  currency: 'IDR',
  key: 'abuse-key',
  count: 5,
  intent: null,
  room: 'crash',
  mentions: ['1'],
};
const BY_TYPE: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  ID: '1',
  Minor: '1000000',
};

const CODES: readonly number[] = Object.values(ErrorCode);
/** Patterns of internal details that must not leak. */
const INSIDE = /node_modules|\.ts:\d|postgres|drizzle|\n\s+at |internal error/i;

/** The operation with this field only, with all of its arguments. */
export function operationOf({ field, kind }: NamedField): { document: string; field: string } {
  const given = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isObjectType(getNamedType(field.type)) ? ' { __typename }' : '';
  const document = `${kind} X${given && `(${given})`} { ${field.name}${passed && `(${passed})`}${selection} }`;
  return { document, field: field.name };
}

/** Valid variables, as far as the schema defines them. */
export function goodFor({ args }: RootField): Record<string, unknown> {
  return Object.fromEntries(args.map((arg) => [arg.name, goodValue(arg)]));
}

function goodValue({ name, type }: { name: string; type: GraphQLInputType }): unknown {
  if (name in BY_NAME) return BY_NAME[name];
  const bare = getNullableType(type);
  if (isListType(bare)) return [goodValue({ name: '', type: bare.ofType })];
  if (isEnumType(bare)) return bare.getValues()[0]?.name;
  if (isInputObjectType(bare))
    return Object.fromEntries(Object.values(bare.getFields()).map((field) => [field.name, goodValue(field)]));
  return BY_TYPE[bare.name] ?? '10000';
}

const isAmount = ({ type }: { type: GraphQLInputType }) =>
  ['Minor', 'Rate'].includes(getNamedType(type).name);

/** The refusal code of an operation, 0 if answered; also checks that no internal details leak. */
export async function codeOf(
  world: World,
  what: string,
  channel: TestChannel,
  operation: { document: string; field: string },
  variables: Record<string, unknown>,
): Promise<number> {
  try {
    const answer = await channel.call<unknown, Record<string, unknown>>(operation, variables);
    const answerText = JSON.stringify(answer) ?? '';
    world.trial.hold(
      `${what} tells of nobody`,
      !world.victim.secrets.some((secret) => answerText.includes(secret)),
      answerText,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof ChannelError)) throw error;
    const known = CODES.includes(error.errCode) && !INSIDE.test(error.message);
    world.trial.hold(
      `${what} is refused in the catalogue's words`,
      known,
      `${error.errCode} ${error.message}`,
    );
    return error.errCode;
  }
}

/**
 * Attacks each argument of a field, and unknown ones.
 * @param good returns valid variables; called again after each accepted attack, which may have changed the state
 */
export async function attackArguments(
  world: World,
  channel: TestChannel,
  named: NamedField,
  good: () => Promise<Record<string, unknown>>,
): Promise<void> {
  const operation = operationOf(named);
  type Change = (good: Record<string, unknown>) => Record<string, unknown>;
  const changes = named.field.args.flatMap((arg): Change[] => [
    ...(isAmount(arg) ? NO_AMOUNTS : HOSTILE)
      .filter((value) => JSON.stringify(value).length < 6_000)
      .map(
        (value): Change =>
          (variables) => ({ ...variables, [arg.name]: value }),
      ),
    (variables) => Object.fromEntries(Object.entries(variables).filter(([other]) => other !== arg.name)),
  ]);
  const more: Change[] = [
    (variables) => ({ ...variables, admin: true }),
    () => JSON.parse('{"__proto__":{"admin":true}}'),
    () => ({ constructor: 1 }),
  ];
  let variables = await good();
  const attack = async (change: Change) => {
    const attacked = change(variables);
    const what = `${named.name} ${(JSON.stringify(attacked) ?? '').slice(0, 80)}`;
    const code = await codeOf(world, what, channel, operation, attacked);
    world.trial.hold(`${what} is no fault`, code !== 500, code);
    if (code === 0 && named.kind === 'mutation') variables = await good();
  };
  await each([...changes, ...more], attack, named.kind === 'query' ? 12 : 1);
}

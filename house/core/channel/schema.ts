import { readFileSync } from 'node:fs';
import {
  buildASTSchema,
  type DocumentNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLObjectType,
  GraphQLScalarType,
  type GraphQLSchema,
  getDirectiveValues,
  isScalarType,
  Kind,
  parse,
} from 'graphql';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import { parseInteger } from '../../../contract/money.ts';
import { SCHEMA_FILES } from '../../../contract/schemaFiles.ts';
import type { Caller, ChannelArea, Resolver } from './area.ts';
import { inSlices } from './inSlices.ts';
import { Lasting, type LastingTexts } from './lasting.ts';

/** Context of a root field's resolver. */
interface FieldContext {
  caller: Caller;
  texts: LastingTexts;
}

/** A field of Query, Mutation or Subscription. */
export type RootField = GraphQLField<unknown, FieldContext>;

const CONTRACT = new URL('../../../contract/', import.meta.url);

/** The contract's schema files as one document, read once per process. */
let source: DocumentNode | null = null;

/**
 * The contract's schema with its scalars, without resolvers: enough to validate and to serialise events. New on each call, as
 * resolvers are attached to it. schema.test.ts checks that the document itself is valid.
 */
export function loadSchema(): GraphQLSchema {
  source ??= parse(SCHEMA_FILES.map((file) => readFileSync(new URL(file, CONTRACT), 'utf8')).join('\n'));
  const schema = buildASTSchema(source, { assumeValidSDL: true });
  for (const type of Object.values(schema.getTypeMap())) {
    const scalar = isScalarType(type) && SCALARS[type.name];
    if (scalar) Object.assign(type, pick(scalar));
  }
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
    for (const field of fieldsOf(root)) routeOf(schema, field);
  return schema;
}

/**
 * Attaches the areas' resolvers, wrapped in the checks of @secure and @stake. A game that this house does not run (none of its
 * routes has a resolver) is refused with 721.
 * @param mayStake whether new stakes are accepted now
 * @throws when a field has no resolver, a resolver has no field, or two areas resolve one field
 */
export function resolveAreas(
  schema: GraphQLSchema,
  areas: readonly ChannelArea[],
  mayStake: () => boolean = () => true,
): void {
  const queries = areas.map((area) => area.Query ?? {});
  const mutations = areas.map((area) => area.Mutation ?? {});
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const answered = new Set([...queries, ...mutations].flatMap((resolvers) => Object.keys(resolvers)));
  const played = new Set(
    roots
      .flatMap(fieldsOf)
      .filter(({ name }) => answered.has(name))
      .map((field) => areaOf(schema, field)),
  );
  const notPlayed = (field: RootField) => !played.has(areaOf(schema, field));
  attach(schema, roots[0], queries, mayStake, notPlayed);
  attach(schema, roots[1], mutations, mayStake, notPlayed);
}

/** The first part of a field's route: 'crash' of '/crash/bet'. */
function areaOf(schema: GraphQLSchema, field: RootField): string | undefined {
  return routeOf(schema, field).split('/')[1];
}

const refuseGame: Resolver = () => {
  throw new Refusal(ErrorCode.invalidGame);
};

/** The route of a root field in the spec, e.g. '/crash/bet'. */
export function routeOf(schema: GraphQLSchema, field: RootField): string {
  const directive = schema.getDirective('route');
  const values = directive && field.astNode && getDirectiveValues(directive, field.astNode);
  if (typeof values?.path !== 'string') throw new Error(`channel.graphql: ${field.name} has no @route`);
  return values.path;
}

/** Whether a root field is for signed-in players only. */
export function isSecure(field: RootField): boolean {
  return hasDirective(field, 'secure');
}

function hasDirective({ astNode }: RootField, directive: string): boolean {
  return astNode?.directives?.some(({ name }) => name.value === directive) ?? false;
}

function attach(
  schema: GraphQLSchema,
  root: GraphQLObjectType | null | undefined,
  answers: readonly Record<string, Resolver>[],
  mayStake: () => boolean,
  notPlayed: (field: RootField) => boolean,
): void {
  const left = new Set(answers.flatMap((resolvers) => Object.keys(resolvers)));
  for (const field of fieldsOf(root)) {
    const [found, second] = answers.flatMap((resolvers) => resolvers[field.name] ?? []);
    const resolver = found ?? (notPlayed(field) ? refuseGame : null);
    const route = routeOf(schema, field);
    if (!resolver) throw new Error(`No area answers ${route} (${field.name})`);
    if (second) throw new Error(`Two areas answer ${route} (${field.name})`);
    left.delete(field.name);
    const secure = isSecure(field);
    const stake = hasDirective(field, 'stake');
    field.resolve = async (_root, args, { caller, texts }) => {
      if (secure && caller.userId === null) throw new Refusal(ErrorCode.logInFirst);
      if (stake && !mayStake()) throw new Refusal(ErrorCode.maintenance);
      if (hasNought(args)) throw new Refusal(ErrorCode.badParameter);
      const answer = await resolver(args, caller);
      return answer instanceof Lasting ? inSlices(texts.missing(answer)) : answer;
    };
  }
  if (left.size > 0) throw new Error(`channel.graphql has no field for: ${[...left].join(', ')}`);
}

/** Whether any text in it contains U+0000, which JSON allows and PostgreSQL cannot store. */
function hasNought(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNought);
}

function fieldsOf(root: GraphQLObjectType | null | undefined): RootField[] {
  return Object.values(root?.getFields() ?? {});
}

function pick({ parseValue, parseLiteral, serialize }: (typeof SCALARS)[string]) {
  return { parseValue, parseLiteral, serialize };
}

/** The scalars of channel.graphql. Invalid input raises a GraphQL error, which the channel answers with code 3. */

function integerText(name: string): GraphQLScalarType<bigint, string> {
  const read = (value: unknown): bigint => {
    const integer = parseInteger(value);
    if (integer === null) throw new GraphQLError(`${name} is a non-negative integer as decimal text`);
    return integer;
  };
  return new GraphQLScalarType<bigint, string>({
    name,
    parseValue: read,
    parseLiteral: (node) => read(node.kind === Kind.STRING ? node.value : null),
    serialize(value) {
      if (typeof value === 'bigint' && value >= 0n) return value.toString();
      if (typeof value === 'string' && parseInteger(value) !== null) return value;
      throw new TypeError(`${name} cannot be written from ${typeof value} ${String(value)}`);
    },
  });
}

/** Milliseconds as a JSON number. Output only. */
const millis = new GraphQLScalarType<never, number>({
  name: 'Millis',
  parseValue() {
    throw new GraphQLError('Millis is never an argument');
  },
  serialize(value) {
    if (typeof value === 'number' && Number.isFinite(value)) return Math.floor(value);
    throw new TypeError(`Millis cannot be written from ${typeof value} ${String(value)}`);
  },
});

/** By name, for the schema's builder. Minor and Rate reach resolvers as bigint and leave as decimal text. */
const SCALARS: Readonly<Record<string, GraphQLScalarType>> = {
  Minor: integerText('Minor'),
  Rate: integerText('Rate'),
  Millis: millis,
};

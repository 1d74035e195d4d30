import { type GraphQLField, type GraphQLSchema, getArgumentValues, getVariableValues } from 'graphql';
import { ErrorCode } from '../../../contract/errors.ts';
import type { Prepared } from './documents.ts';
import { refusalError } from './errors.ts';

/**
 * Which of a subscription field's events a document asks for: its one argument as text, null for a field without any.
 * @throws a GraphQLError when the variables do not fit, or the argument has to be the caller's own id and is not
 */
export function addressOf(
  schema: GraphQLSchema,
  { definitions, field, root }: Prepared,
  variables: Record<string, unknown>,
  userId: string | null,
): string | null {
  const { errors, coerced } = getVariableValues(schema, definitions, variables, { maxErrors: 1 });
  if (errors?.[0]) throw errors[0];
  const [argument, second] = field.args;
  if (!argument) return null;
  if (second) throw new Error(`channel.graphql: the subscription ${field.name} has more than one argument`);
  const value = getArgumentValues(field as GraphQLField<unknown, unknown>, root, coerced)[argument.name];
  const own = argument.astNode?.directives?.some(({ name }) => name.value === 'own');
  if (own && value !== userId) throw refusalError(ErrorCode.badParameter, argument.name);
  return value == null ? null : String(value);
}

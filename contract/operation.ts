/**
 * One channel operation: a GraphQL document with the types of its variables and of its one field's value.
 * The types are phantom; `field` is the root field whose value the caller gets.
 */
export interface Operation<Data, Variables extends object = Record<string, never>> {
  readonly document: string;
  readonly field: string;
  readonly types?: (variables: Variables) => Data;
}

/**
 * Declares an operation, as in the files that `npm run codegen` writes. contract/channel.test.ts checks every document against
 * the schema.
 */
export function operation<Data, Variables extends object = Record<string, never>>(
  field: string,
  document: string,
): Operation<Data, Variables> {
  return { field, document };
}

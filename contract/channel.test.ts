import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import * as auth from './authOperations.ts';
import * as crash from './games/crashOperations.ts';

const schema = buildSchema(readFileSync('contract/channel.graphql', 'utf8'));
const operations = Object.entries({ ...auth, ...crash });

describe('declared operations', () => {
  it.each(operations)('%s fits the schema and names its own root field', (_name, { document, field }) => {
    const parsed = parse(document);
    expect(validate(schema, parsed)).toEqual([]);
    const [definition] = parsed.definitions;
    const selections = definition?.kind === 'OperationDefinition' ? definition.selectionSet.selections : [];
    expect(selections.map((one) => one.kind === 'Field' && one.name.value)).toEqual([field]);
  });
});

it('gives every root field a route', () => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const root of roots)
    for (const field of Object.values(root?.getFields() ?? {})) {
      const route = field.astNode?.directives?.find((one) => one.name.value === 'route');
      expect(route, field.name).toBeDefined();
    }
});

import { readFileSync } from 'node:fs';
import { buildSchema, GraphQLNonNull, GraphQLString, graphql, validateSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { SCHEMA_FILES } from '../../../contract/schemaFiles.ts';
import type { ChannelArea } from './area.ts';
import { loadSchema, resolveAreas, routeOf } from './schema.ts';

/** Areas that resolve every field of the contract. */
function complete(): {
  Query: NonNullable<ChannelArea['Query']>;
  Mutation: NonNullable<ChannelArea['Mutation']>;
} {
  const schema = loadSchema();
  const answer = (fields = {}) => Object.fromEntries(Object.keys(fields).map((name) => [name, () => null]));
  return {
    Query: answer(schema.getQueryType()?.getFields()),
    Mutation: answer(schema.getMutationType()?.getFields()),
  };
}

it('is made of a valid document', () => {
  const text = SCHEMA_FILES.map((file) => readFileSync(`contract/${file}`, 'utf8')).join('\n');
  expect(validateSchema(buildSchema(text))).toEqual([]);
  expect(validateSchema(loadSchema())).toEqual([]);
});

describe('resolveAreas', () => {
  it('accepts areas that resolve every field', () => {
    expect(() => resolveAreas(loadSchema(), [complete()])).not.toThrow();
  });

  it('reports a route without a resolver', () => {
    const area = complete();
    delete area.Mutation.crashBet;
    expect(() => resolveAreas(loadSchema(), [area])).toThrow('/crash/bet');
  });

  it('refuses a game that this house does not run with 721', async () => {
    const area = complete();
    for (const fields of [area.Query, area.Mutation])
      for (const name of Object.keys(fields)) if (name.startsWith('dice')) delete fields[name];
    const schema = loadSchema();
    resolveAreas(schema, [area]);
    const source = '{ diceCurRound(currency: "IDR") { roundId } }';
    const { errors } = await graphql({ schema, source, contextValue: { caller: { userId: null } } });
    expect(errors?.[0]?.originalError).toMatchObject({ code: 721 });
  });

  it('reports a route with two resolvers', () => {
    const second = { Query: { crashData: () => '' } };
    expect(() => resolveAreas(loadSchema(), [complete(), second])).toThrow('/crash/data');
  });

  it('reports a resolver without a field', () => {
    expect(() => resolveAreas(loadSchema(), [complete(), { Query: { nothing: () => '' } }])).toThrow(
      'nothing',
    );
  });
});

describe('routeOf', () => {
  it('returns the path of @route, which every field must have', () => {
    const schema = loadSchema();
    const field = schema.getQueryType()?.getFields().crashData;
    expect(field && routeOf(schema, field)).toBe('/crash/data');
    const bare = { ...field!, name: 'bare', type: new GraphQLNonNull(GraphQLString), astNode: undefined };
    expect(() => routeOf(schema, bare)).toThrow('bare');
  });
});

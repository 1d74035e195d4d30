import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { parseInteger } from '../../../contract/money.ts';

/** The scalars of channel.graphql. What cannot be read makes a GraphQL error, which the channel answers with code 3. */

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

/** Milliseconds as a JSON number. It never comes in. */
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
export const SCALARS: Readonly<Record<string, GraphQLScalarType>> = {
  Minor: integerText('Minor'),
  Rate: integerText('Rate'),
  Millis: millis,
};

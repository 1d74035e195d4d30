/** Shared code of the checks of games with shared rounds (rounds/), based on games.md only. */
import { createHash, createHmac } from 'node:crypto';

/** `H(x)` of games.md: SHA-256 of hex text, as text. */
export const H = (text) => createHash('sha256').update(text, 'utf8').digest('hex');
export const HMAC = (key, text) => createHmac('sha256', key).update(text, 'utf8').digest();

/** pick(n) of float number i: the bytes of HMAC(key, prefix:block), four at a time. */
export function pick(key, prefix, i, n) {
  const bytes = HMAC(key, `${prefix}:${Math.floor(i / 8)}`);
  return Number((BigInt(bytes.readUInt32BE((i % 8) * 4)) * BigInt(n)) >> 32n);
}

/** The GraphQL selection of the public value that a round mixed in. */
export const PUBLIC_VALUE = 'publicValue { source number at value }';

/** A round's name as it is hashed: including its public value, if it mixes one in. */
export const prefixOf = (name, value) => (value ? `${name}:${value.value}` : name);

/**
 * A game of pools whose secret is a salt, for check-rounds.mjs.
 * @param field the published result of its rounds
 * @param draw computes the result from salt and prefix
 */
export function saltedGame(game, field, draw) {
  return {
    field: `${game}PastRound`,
    query: `query ($count: Int, $before: ID) { ${game}PastRound(count: $count, before: $before) {
      roundId hash salt ${field} ${PUBLIC_VALUE} } }`,
    idOf: ({ roundId }) => roundId,
    faultsOf: (round) => [
      ...(H(round.salt) === round.hash ? [] : ['its salt does not fit the hash promised before play']),
      ...differs(round[field], draw(round.salt, prefixOf(round.roundId, round.publicValue))),
    ],
  };
}

/** The error of a round whose result differs from the formulas. */
export function differs(published, drawn) {
  const same = JSON.stringify(published) === JSON.stringify(drawn);
  return same ? [] : [`it drew ${JSON.stringify(drawn)}, not ${JSON.stringify(published)}`];
}

/** What the checks of games with shared rounds have in common (rounds/), by games.md alone. */
import { createHash, createHmac } from 'node:crypto';

/** `H(x)` of games.md: SHA-256 of hex text, as text. */
export const H = (text) => createHash('sha256').update(text, 'utf8').digest('hex');
export const HMAC = (key, text) => createHmac('sha256', key).update(text, 'utf8').digest();

/** pick(n) of float number i: the bytes of HMAC(key, prefix:block), four at a time. */
export function pick(key, prefix, i, n) {
  const bytes = HMAC(key, `${prefix}:${Math.floor(i / 8)}`);
  return Number((BigInt(bytes.readUInt32BE((i % 8) * 4)) * BigInt(n)) >> 32n);
}

/** The selection of the public value that a round mixed in. */
export const PUBLIC_VALUE = 'publicValue { source number at value }';

/** The name of a round as it is hashed: with its public value, where it mixes one in. */
export const prefixOf = (name, value) => (value ? `${name}:${value.value}` : name);

/**
 * A game of pools whose secret is a salt, as check-rounds.mjs reads it.
 * @param field what its rounds publish as their result
 * @param draw the same by the formulas, of salt and prefix
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

/** The fault of a round whose result is not what the formulas say. */
export function differs(published, drawn) {
  const same = JSON.stringify(published) === JSON.stringify(drawn);
  return same ? [] : [`it drew ${JSON.stringify(drawn)}, not ${JSON.stringify(published)}`];
}

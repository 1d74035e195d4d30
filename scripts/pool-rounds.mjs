/** How check-rounds.mjs checks dice, roulette, dingdong and wingo's models, by games.md alone. No code of Kilat's. */
import { createHash, createHmac } from 'node:crypto';

const H = (text) => createHash('sha256').update(text, 'utf8').digest('hex');
const HMAC = (key, text) => createHmac('sha256', key).update(text, 'utf8').digest();

/** pick(n) of float number i: the bytes of HMAC(key, prefix:block), four at a time. */
function pick(key, prefix, i, n) {
  const bytes = HMAC(key, `${prefix}:${Math.floor(i / 8)}`);
  return Number((BigInt(bytes.readUInt32BE((i % 8) * 4)) * BigInt(n)) >> 32n);
}

const AGAIN = [3, 16];

function dingdong(salt, roundId) {
  const cells = [];
  do cells.push(pick(salt, roundId, cells.length, 24));
  while (AGAIN.includes(cells.at(-1)));
  return cells;
}

/** What is asked of the public value that a round mixed in. */
export const PUBLIC_VALUE = 'publicValue { source number at value }';

/** The name of a round as it is hashed: with its public value, where it mixes one in. */
const prefixOf = (name, value) => (value ? `${name}:${value.value}` : name);

/** A game whose secret is a salt: what it drew, and what the formulas say. */
function salted(game, fields, told, drawn) {
  return {
    field: `${game}PastRound`,
    query: `query ($count: Int, $before: ID) { ${game}PastRound(count: $count, before: $before) {
      roundId hash salt ${fields} ${PUBLIC_VALUE} } }`,
    idOf: ({ roundId }) => roundId,
    faultsOf: (round) => [
      ...(H(round.salt) === round.hash ? [] : ['its salt does not fit the hash promised before play']),
      ...differs(told(round), drawn(round.salt, prefixOf(round.roundId, round.publicValue))),
    ],
  };
}

function wingo(model) {
  return {
    field: 'wingoPastRound',
    query: `query ($count: Int, $before: ID) { wingoPastRound(model: ${model}, count: $count, before: $before) {
      phase serverSeed serverSeedHash roundHash result ${PUBLIC_VALUE} } }`,
    idOf: ({ phase }) => phase,
    faultsOf({ phase, serverSeed, serverSeedHash, roundHash, result, publicValue }) {
      const bytes = HMAC(serverSeed, prefixOf(`${model}:${phase}`, publicValue));
      return [
        ...(H(serverSeed) === serverSeedHash ? [] : ['its seed does not fit the hash promised before play']),
        ...differs(roundHash, bytes.toString('hex')),
        ...differs(result, Number((BigInt(bytes.readUInt32BE(0)) * 10n) >> 32n)),
      ];
    },
  };
}

function differs(told, drawn) {
  const same = JSON.stringify(told) === JSON.stringify(drawn);
  return same ? [] : [`it drew ${JSON.stringify(drawn)}, not ${JSON.stringify(told)}`];
}

export const POOL_GAMES = {
  dice: salted(
    'dice',
    'rand',
    ({ rand }) => rand,
    (salt, id) => [0, 1, 2].map((i) => pick(salt, id, i, 6)),
  ),
  roulette: salted(
    'roulette',
    'resultNumber',
    ({ resultNumber }) => resultNumber,
    (salt, id) => pick(salt, id, 0, 15),
  ),
  dingdong: salted('dingdong', 'rand', ({ rand }) => rand, dingdong),
  fastest: wingo('fastest'),
  faster: wingo('faster'),
  standard: wingo('standard'),
};

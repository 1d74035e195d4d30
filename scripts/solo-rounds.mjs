/**
 * Shared code of the checks of solo games (rounds/), based on games.md only: for a player's own rounds whose seed pair has
 * ended.
 */
import { createHash, createHmac } from 'node:crypto';

const H = (text) => createHash('sha256').update(text, 'utf8').digest('hex');

/** The picks of a round in sequence: pick(n) of the next float. */
function picksOf({ serverSeed, clientSeed, nonce }) {
  let i = 0;
  return (n) => {
    const block = `${clientSeed}:${nonce}:${i >> 3}`;
    const bytes = createHmac('sha256', serverSeed).update(block, 'utf8').digest();
    return Number((BigInt(bytes.readUInt32BE((i++ & 7) * 4)) * BigInt(n)) >> 32n);
  };
}

/** choose(k of n). */
export function choose(pick, k, n) {
  const left = [...Array(n).keys()];
  return Array.from({ length: k }, (_, i) => left.splice(pick(n - i), 1)[0]);
}

/** 0.98 over the probability `right` in `of`, in 1/10000, rounded down once. */
export const over = (right, of) => (98n * 10_000n * of) / (100n * right);
export const power = (base, times) => BigInt(base) ** BigInt(times);

/**
 * A solo game for check-rounds.mjs: the player's own rounds, so their token is needed.
 * @param fields the game's own fields of its round
 * @param judge computes the expected round from its picks and the player's moves: the game's own fields, its rate, and its win
 * if that is not amount times rate
 */
export function soloGame(game, fields, judge) {
  return {
    field: `${game}MyPastRound`,
    query: `query ($count: Int, $before: ID) { ${game}MyPastRound(count: $count, before: $before) {
      roundId amount rate win fair { serverSeed serverSeedHash clientSeed nonce } ${fields} } }`,
    idOf: ({ roundId }) => roundId,
    faultsOf: (round) => faultsOf(round, judge),
    isProven: ({ fair }) => fair.serverSeed !== null,
  };
}

/** The errors of an ended round with a revealed server seed. */
function faultsOf(round, judge) {
  const { fair } = round;
  const { shows, rate, win = (BigInt(round.amount) * rate) / 10_000n } = judge(picksOf(fair), round);
  const published = Object.fromEntries(Object.keys(shows).map((name) => [name, round[name]]));
  return [
    ...(H(fair.serverSeed) === fair.serverSeedHash
      ? []
      : ['its seed does not fit the hash promised before play']),
    ...(JSON.stringify(published) === JSON.stringify(shows)
      ? []
      : [`it drew ${JSON.stringify(shows)}, not ${JSON.stringify(published)}`]),
    ...(BigInt(round.rate) === rate && BigInt(round.win) === win
      ? []
      : [`it pays ${win} at ${rate}, not ${round.win} at ${round.rate}`]),
  ];
}

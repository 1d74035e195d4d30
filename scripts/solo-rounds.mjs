/** What the checks of solo games share (rounds/), by games.md alone: a player's own rounds whose pair of seeds has ended. */
import { createHash, createHmac } from 'node:crypto';

const H = (text) => createHash('sha256').update(text, 'utf8').digest('hex');

/** The picks of a round, one after the other: pick(n) of the next float. */
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

/** 0.98 over a chance of `right` in `of`, in 1/10000, rounded down once. */
export const over = (right, of) => (98n * 10_000n * of) / (100n * right);
export const power = (base, times) => BigInt(base) ** BigInt(times);

/**
 * A solo game as check-rounds.mjs reads it: the player's own rounds, so their token is needed.
 * @param fields the game's own fields of its round
 * @param judge what a round has to show, of its picks and of what its player did: its own fields, its rate, its win where
 *   that is not the amount at the rate
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

/** What is wrong with an ended round whose server seed is known. */
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

/**
 * Verifies crash rounds by games.md only (check-rounds.mjs): their hashes form one chain, and each target follows from hash and
 * salt.
 */
import { H, HMAC, PUBLIC_VALUE } from '../pool-rounds.mjs';

/**
 * The target in hundredths: r is the first 52 bits of HMAC(hash, salt) over 2^52, and the target
 * max(1.00, floor(97 / (1 - r)) / 100), as one division of integers.
 */
function targetInCents(hash, salt) {
  const first52 = HMAC(hash, salt).readBigUInt64BE(0) >> 12n;
  const left = 4_503_599_627_370_496n - first52;
  const cents = (97n * 4_503_599_627_370_496n) / left;
  return cents > 100n ? cents : 100n;
}

/** The errors of a round, given the next round (null for the newest). */
function faultsOf(round, after) {
  const faults = [];
  // The salt is a public value that was announced with the chain.
  if (round.publicValue && round.publicValue.value !== round.seedPubHash)
    faults.push('its salt is not its public value');
  if (H(round.hash) !== round.seedHashHash) faults.push('its hash does not fit the one promised before play');
  const cents = targetInCents(round.hash, round.seedPubHash);
  if (BigInt(round.target) !== cents * 100n)
    faults.push(`its target is ${round.target}, not ${cents * 100n}`);
  // A chain has one salt; where it changes, a new chain begins, verified against its own published anchor.
  if (
    after &&
    BigInt(after.roundId) === BigInt(round.roundId) + 1n &&
    after.seedPubHash === round.seedPubHash
  )
    if (H(after.hash) !== round.hash) faults.push('the next round is not of the same chain');
  if (after && BigInt(after.roundId) !== BigInt(round.roundId) + 1n)
    faults.push('the round after it is missing');
  return faults;
}

const CHAINS = `query { roundFairness(game: crash) { chains {
  firstRound length seedHashHash committedAt salt { number at value } } } }`;

/**
 * The errors of crash's chains: each must have been committed before its salt was due, including its first round and the salt's
 * number.
 */
async function chainFaults(rounds, ask) {
  const { chains } = (await ask(CHAINS)).roundFairness;
  return chains.flatMap(({ firstRound, length, seedHashHash, committedAt, salt }) => {
    if (committedAt >= salt.at)
      return [`the chain from round ${firstRound}: it was committed after its salt was due`];
    const last = BigInt(firstRound) + BigInt(length);
    const ofChain = rounds.filter(
      ({ roundId, publicValue }) =>
        publicValue?.number === salt.number &&
        BigInt(roundId) >= BigInt(firstRound) &&
        BigInt(roundId) < last,
    );
    const first = ofChain.find(({ roundId }) => roundId === firstRound);
    return [
      ...(first && first.seedHashHash !== seedHashHash
        ? [`the chain from round ${firstRound}: its first round is not the one that was committed`]
        : []),
      ...(ofChain.some(({ seedPubHash }) => seedPubHash !== salt.value)
        ? [`the chain from round ${firstRound}: its rounds have another salt`]
        : []),
    ];
  });
}

export const GAMES = {
  crash: {
    field: 'crashRoundHistory',
    query: `query ($count: Int, $before: ID) { crashRoundHistory(count: $count, before: $before) {
      roundId target hash seedPubHash seedHashHash ${PUBLIC_VALUE} } }`,
    idOf: ({ roundId }) => roundId,
    faultsOf,
    wholeFaults: chainFaults,
  },
};

/**
 * `node scripts/check-rounds.mjs [address] [count] [game]`: reads the last rounds that a running house has published and
 * checks them by games.md alone: each hash is the hash of nothing the house could choose afterwards (the chain),
 * and each target follows from hash and salt. The game is crash unless it is dice, roulette, dingdong or a model of wingo
 * (fastest, faster, standard), whose results follow from secrets that were promised by their hash. Public values that rounds
 * mixed in are checked too: drand's at a relay, when it can be reached (public-values.mjs). Of a solo game (hilo,
 * mines ...) it checks the rounds of the player whose session's token stands in TOKEN, of those pairs of seeds that have
 * ended. No code of Kilat's; ws only carries the messages.
 * Prints `checked N rounds, 0 wrong`; exit code 1 when one is wrong or none could be read.
 */
import { createHash, createHmac } from 'node:crypto';
import { WebSocket } from 'ws';
import { POOL_GAMES, PUBLIC_VALUE } from './pool-rounds.mjs';
import { PublicValueCheck } from './public-values.mjs';
import { SOLO_GAMES } from './solo-rounds.mjs';

const [address = 'http://localhost:3000', wanted = '1000', name = 'crash'] = process.argv.slice(2);
const PATIENCE_MS = 10_000;
/** Rounds that a house gives at once. */
const PAGE = 100;

/** `H(x)` of games.md: SHA-256 of hex text, as text. */
const H = (text) => createHash('sha256').update(text, 'utf8').digest('hex');

/**
 * The target in hundredths: r is the first 52 bits of HMAC(hash, salt) over 2^52, and the target
 * max(1.00, floor(97 / (1 - r)) / 100), as one division of integers.
 */
function targetInCents(hash, salt) {
  const digest = createHmac('sha256', hash).update(salt, 'utf8').digest();
  const first52 = digest.readBigUInt64BE(0) >> 12n;
  const left = 4_503_599_627_370_496n - first52;
  const cents = (97n * 4_503_599_627_370_496n) / left;
  return cents > 100n ? cents : 100n;
}

/** What is wrong with a round, given the round after it (null for the newest). */
function faultsOf(round, after) {
  const faults = [];
  // The salt is a public value that was named with the chain.
  if (round.publicValue && round.publicValue.value !== round.seedPubHash)
    faults.push('its salt is not its public value');
  if (H(round.hash) !== round.seedHashHash) faults.push('its hash does not fit the one promised before play');
  const cents = targetInCents(round.hash, round.seedPubHash);
  if (BigInt(round.target) !== cents * 100n)
    faults.push(`its target is ${round.target}, not ${cents * 100n}`);
  // A chain has one salt; where it changes, a new chain begins, tied to its own published anchor.
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

/** Asks the channel one thing (graphql-transport-ws) and hangs up. */
function ask(query, variables) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace(/^http/, 'ws').replace(/\/$/, '')}/channel`, [
      'graphql-transport-ws',
    ]);
    const timer = setTimeout(() => socket.close(4000) ?? reject(new Error('no answer')), PATIENCE_MS);
    const done = (act) => {
      clearTimeout(timer);
      socket.close(1000);
      act();
    };
    socket.on('error', (error) => done(() => reject(error)));
    socket.on('close', () => done(() => reject(new Error('the house hung up'))));
    const payload = { token: process.env.TOKEN, clientId: 'check-rounds', clientType: 'browser' };
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload })));
    socket.on('message', (text) => {
      const message = JSON.parse(text);
      if (message.type === 'ping') socket.send(JSON.stringify({ type: 'pong' }));
      if (message.type === 'connection_ack')
        socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query, variables } }));
      if (message.type === 'next' && message.payload.errors)
        done(() => reject(new Error(message.payload.errors[0].message)));
      else if (message.type === 'next') done(() => resolve(message.payload.data));
      if (message.type === 'error') done(() => reject(new Error(message.payload[0].message)));
    });
  });
}

const CRASH = {
  field: 'crashRoundHistory',
  query: `query ($count: Int, $before: ID) { crashRoundHistory(count: $count, before: $before) {
    roundId target hash seedPubHash seedHashHash ${PUBLIC_VALUE} } }`,
  idOf: ({ roundId }) => roundId,
  faultsOf,
  wholeFaults: chainFaults,
};

const CHAINS = `query { roundFairness(game: crash) { chains {
  firstRound length seedHashHash committedAt salt { number at value } } } }`;

/** What is wrong with crash's chains: each was committed before its salt was due, and promised its first round and that salt. */
async function chainFaults(rounds) {
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

/** The newest `count` ended rounds, newest first. */
async function published(count, { field, query, idOf }) {
  const rounds = [];
  while (rounds.length < count) {
    const before = rounds.length > 0 ? idOf(rounds.at(-1)) : undefined;
    const answer = await ask(query, { count: Math.min(PAGE, count - rounds.length), before });
    if (answer[field].length === 0) break;
    rounds.push(...answer[field]);
  }
  return rounds;
}

try {
  const game = { crash: CRASH, ...POOL_GAMES, ...SOLO_GAMES }[name];
  if (!game) throw new Error(`there is no game ${name}`);
  const all = await published(Number(wanted), game);
  const rounds = game.isProven ? all.filter(game.isProven) : all;
  const values = new PublicValueCheck();
  let wrong = 0;
  for (const [i, round] of rounds.entries()) {
    const faults = [
      ...game.faultsOf(round, rounds[i - 1] ?? null),
      ...(await values.faultsOf(round.publicValue)),
    ];
    if (faults.length > 0) {
      wrong++;
      console.log(`round ${game.idOf(round)}: ${faults.join('; ')}`);
    }
  }
  for (const fault of (await game.wholeFaults?.(rounds)) ?? []) {
    wrong++;
    console.log(fault);
  }
  for (const line of values.summary()) console.log(line);
  console.log(`checked ${rounds.length} rounds, ${wrong} wrong`);
  process.exitCode = wrong > 0 || rounds.length === 0 ? 1 : 0;
} catch (error) {
  console.error(`the rounds could not be read from ${address}: ${error.message}`);
  process.exitCode = 1;
}

/** How check-rounds.mjs checks a player's own solo rounds whose pair of seeds has ended, by games.md alone. No code of Kilat's. */
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
function choose(pick, k, n) {
  const left = [...Array(n).keys()];
  return Array.from({ length: k }, (_, i) => left.splice(pick(n - i), 1)[0]);
}

/** 0.98 over a chance of `right` in `of`, in 1/10000, rounded down once. */
const over = (right, of) => (98n * 10_000n * of) / (100n * right);
const power = (base, times) => BigInt(base) ** BigInt(times);
const factorial = (n) => (n < 2n ? 1n : n * factorial(n - 1n));
const binomial = (n, k) => factorial(BigInt(n)) / factorial(BigInt(k)) / factorial(BigInt(n - k));

const EGGS = {
  low: [4_000n, 7_000n, 10_000n, 12_000n, 16_000n],
  medium: [0n, 2_000n, 6_000n, 11_000n, 30_000n],
  high: [0n, 0n, 0n, 4_000n, 45_000n],
};
const WHEEL = { G: 'grey', R: 'red', B: 'blue', '*': 'gold' };
const SEGMENTS = '*GRGBGRGRGBGRGRGBGRGRGBGRGRGBRGRGBGRGRGBGRGRGBGRGBGRGB';
const WHEEL_PAYS = { grey: 2n, red: 3n, blue: 5n, gold: 50n };
const HANDS = [
  ['5', 'fiveAlike', 500_000n],
  ['41', 'fourAlike', 50_000n],
  ['32', 'fullHouse', 40_000n],
  ['311', 'threeAlike', 30_000n],
  ['221', 'twoPairs', 20_000n],
  ['2111', 'onePair', 1_000n],
  ['11111', 'none', 0n],
];

/** How many of 13 ranks a guess is right with after a card, and which. */
function hiloRight(guess, card) {
  const rank = card % 13;
  const all = [...Array(13).keys()];
  if (guess === 'same') return [0, 12].includes(rank) ? [rank] : [];
  if (guess === 'higher') return all.filter((next) => (rank === 0 ? next > 0 : rank < 12 && next >= rank));
  return all.filter((next) => (rank === 12 ? next < 12 : rank > 0 && next <= rank));
}

/** What each game's round has to show, of the seeds and of what its player did: its own fields, and what it paid. */
const JUDGES = {
  coinFlip(pick, { calls }) {
    const flips = calls.map(() => ['heads', 'tails'][pick(2)]);
    const right = flips.every((side, i) => side === calls[i]);
    return { shows: { flips }, rate: right ? over(1n, power(2, flips.length)) : 0n };
  },
  eggs(pick, { risk, egg }) {
    const prizes = choose(pick, 5, 5).map((place) => EGGS[risk][place]);
    return { shows: { prizes: prizes.map(String) }, rate: prizes[egg] };
  },
  hilo(pick, { guesses }) {
    const cards = [pick(52)];
    let [right, of, won, lost] = [1n, 1n, false, false];
    for (const guess of guesses) {
      const ranks = guess === 'skip' ? null : hiloRight(guess, cards.at(-1));
      cards.push(pick(52));
      if (!ranks) continue;
      lost ||= !ranks.includes(cards.at(-1) % 13);
      won = true;
      right *= BigInt(ranks.length);
      of *= 13n;
    }
    return { shows: { cards }, rate: won && !lost ? over(right, of) : 0n };
  },
  mines(pick, { mineCount, tiles }) {
    const mines = choose(pick, mineCount, 25);
    const lost = tiles.some((tile) => mines.includes(tile));
    const safe = binomial(25 - mineCount, lost ? 0 : tiles.length);
    return { shows: { mines }, rate: lost || !tiles.length ? 0n : over(safe, binomial(25, tiles.length)) };
  },
  roller(pick, { choose: chosen, isHigher }) {
    const result = pick(10_000);
    const multiplier = over(BigInt(isHigher ? 9_999 - chosen : chosen), 10_000n);
    const right = isHigher ? result > chosen : result < chosen;
    return { shows: { result, multiplier: String(multiplier) }, rate: right ? multiplier : 0n };
  },
  colorWheel(pick, { stakes, amount }) {
    const segment = pick(54);
    const color = WHEEL[SEGMENTS[segment]];
    const win = BigInt(stakes.find((one) => one.color === color)?.amount ?? 0) * WHEEL_PAYS[color];
    return { shows: { segment, color }, rate: (win * 10_000n) / BigInt(amount), win };
  },
  stairs(pick, { stones, path }) {
    const fallen = Array.from({ length: 10 }, () => choose(pick, stones, 10));
    const lost = path.some((place, level) => fallen[level].includes(place));
    const rate = lost || !path.length ? 0n : over(power(10 - stones, path.length), power(10, path.length));
    return { shows: { fallen }, rate };
  },
  cryptos(pick) {
    const coins = Array.from({ length: 5 }, () => pick(7));
    const counts = [0, 1, 2, 3, 4, 5, 6].map((kind) => coins.filter((coin) => coin === kind).length);
    const made = counts
      .filter(Boolean)
      .sort((a, b) => b - a)
      .join('');
    const [, hand, rate] = HANDS.find(([pattern]) => pattern === made);
    return { shows: { coins, hand }, rate };
  },
};

const OWN_FIELDS = {
  coinFlip: 'calls flips',
  eggs: 'risk egg prizes',
  hilo: 'cards guesses',
  mines: 'mineCount tiles mines',
  roller: 'choose isHigher result multiplier',
  colorWheel: 'stakes { color amount } segment color',
  stairs: 'stones path fallen',
  cryptos: 'coins hand',
};

/** What is wrong with an ended round whose server seed is known. */
function faultsOf(game, round) {
  const { fair } = round;
  if (fair.serverSeed === null) return [];
  const { shows, rate, win = (BigInt(round.amount) * rate) / 10_000n } = JUDGES[game](picksOf(fair), round);
  const told = Object.fromEntries(Object.keys(shows).map((name) => [name, round[name]]));
  return [
    ...(H(fair.serverSeed) === fair.serverSeedHash
      ? []
      : ['its seed does not fit the hash promised before play']),
    ...(JSON.stringify(told) === JSON.stringify(shows)
      ? []
      : [`it drew ${JSON.stringify(shows)}, not ${JSON.stringify(told)}`]),
    ...(BigInt(round.rate) === rate && BigInt(round.win) === win
      ? []
      : [`it pays ${win} at ${rate}, not ${round.win} at ${round.rate}`]),
  ];
}

/** The games as check-rounds.mjs asks for them: a player's own rounds, so that player's token is needed. */
export const SOLO_GAMES = Object.fromEntries(
  Object.keys(JUDGES).map((game) => [
    game,
    {
      field: `${game}MyPastRound`,
      query: `query ($count: Int, $before: ID) { ${game}MyPastRound(count: $count, before: $before) {
        roundId amount rate win fair { serverSeed serverSeedHash clientSeed nonce } ${OWN_FIELDS[game]} } }`,
      idOf: ({ roundId }) => roundId,
      faultsOf: (round) => faultsOf(game, round),
      isProven: ({ fair }) => fair.serverSeed !== null,
    },
  ]),
);

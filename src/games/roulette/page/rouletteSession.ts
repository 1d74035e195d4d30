import {
  rouletteBet,
  rouletteCurRound,
  rouletteMyHistory,
  roulettePastRound,
  rouletteRoundEnd,
  rouletteRoundStart,
  rouletteRoundUpdate,
} from '../../../../contract/games/roulette/operations.ts';
import { ROULETTE_POOLS } from '../../../../contract/games/roulette/rules.ts';
import { endEvent, startEvent } from '../../pools/engine/poolReading.ts';
import { poolSource } from '../../pools/page/poolUi.ts';
import { myBetOf, type PoolWire } from '../../pools/session/poolAdapter.ts';
import { storedStakes } from '../../pools/session/poolForm.ts';
import { PoolSession } from '../../pools/session/poolSession.ts';
import { siteDeps } from '../../session/sessionDeps.ts';
import { ROULETTE, readRouletteBet, readRouletteRound, rouletteView } from '../engine/roulette.ts';

const QUIET = { quiet: true };

/** The API mapping of roulette. */
const wire: PoolWire<number> = {
  key: 'roulette',
  game: ROULETTE,
  snapshot: async (channel, currency) =>
    readRouletteRound(await channel.request(rouletteCurRound, { currency }, QUIET)),
  async past(channel, count) {
    const rounds = await channel.request(roulettePastRound, { count }, QUIET);
    return rounds.map(({ roundId, resultNumber }) => ({ roundId, result: resultNumber }));
  },
  subscribe: (channel, receive) => [
    channel.subscribe(rouletteRoundStart, { next: (start) => receive(startEvent(start)) }),
    channel.subscribe(rouletteRoundEnd, { next: (end) => receive(endEvent(end, end.resultNumber)) }),
    channel.subscribe(rouletteRoundUpdate, {
      next: (bets) => receive({ type: 'bets', bets: bets.map(readRouletteBet) }),
    }),
  ],
  async bet(channel, { key, roundId, pool, amount, currency }) {
    const select = ROULETTE_POOLS[pool];
    if (select === undefined) throw new RangeError(`roulette has no pool ${pool}`);
    const variables = { key, pool: select, amount: `${amount}`, currency, roundId };
    const { bet, balance, sequence } = await channel.request(rouletteBet, variables);
    return { bet: readRouletteBet(bet), balance: BigInt(balance), sequence: BigInt(sequence) };
  },
  async myBets(channel, count, before) {
    const variables = { count, ...(before !== null && { before }) };
    return (await channel.request(rouletteMyHistory, variables, QUIET)).map((mine) =>
      myBetOf(readRouletteBet(mine.bet), mine, mine.resultNumber),
    );
  },
};

/** This page's roulette session, open while the page is. */
export const session = new PoolSession(wire, siteDeps, storedStakes('roulette'));

/** The live game for the stage. */
export const source = poolSource(session, rouletteView);

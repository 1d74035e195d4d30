import {
  diceBet,
  diceCurRound,
  diceMyHistory,
  dicePastRound,
  diceRoundEnd,
  diceRoundStart,
  diceRoundUpdate,
} from '../../../../contract/games/dice/operations.ts';
import { endEvent, startEvent } from '../../pools/engine/poolReading.ts';
import { poolSource } from '../../pools/page/poolUi.ts';
import { myBetOf, type PoolWire } from '../../pools/session/poolAdapter.ts';
import { storedStakes } from '../../pools/session/poolForm.ts';
import { PoolSession } from '../../pools/session/poolSession.ts';
import { siteDeps } from '../../session/sessionDeps.ts';
import { DICE, type DiceFaces, diceView, readDiceBet, readDiceRound } from '../engine/dice.ts';

const QUIET = { quiet: true };

/** The API mapping of dice. */
const wire: PoolWire<DiceFaces> = {
  key: 'dice',
  game: DICE,
  snapshot: async (channel, currency) =>
    readDiceRound(await channel.request(diceCurRound, { currency }, QUIET)),
  async past(channel, count) {
    const rounds = await channel.request(dicePastRound, { count }, QUIET);
    return rounds.map(({ roundId, rand }) => ({ roundId, result: rand }));
  },
  subscribe: (channel, receive) => [
    channel.subscribe(diceRoundStart, { next: (start) => receive(startEvent(start)) }),
    channel.subscribe(diceRoundEnd, { next: (end) => receive(endEvent(end, end.rand)) }),
    channel.subscribe(diceRoundUpdate, {
      next: (bets) => receive({ type: 'bets', bets: bets.map(readDiceBet) }),
    }),
  ],
  async bet(channel, { key, roundId, pool, amount }) {
    const variables = { key, roundId, num: pool, amount: `${amount}` };
    const { bet, balance, sequence } = await channel.request(diceBet, variables);
    return { bet: readDiceBet(bet), balance: BigInt(balance), sequence: BigInt(sequence) };
  },
  async myBets(channel, count, before) {
    const variables = { count, ...(before !== null && { before }) };
    return (await channel.request(diceMyHistory, variables, QUIET)).map((mine) =>
      myBetOf(readDiceBet(mine.bet), mine, mine.rand),
    );
  },
};

/** This page's dice session, open while the page is. */
export const session = new PoolSession(wire, siteDeps, storedStakes('dice'));

/** The live game for the stage. */
export const source = poolSource(session, diceView);

import { ErrorCode, Refusal } from '../../../../contract/errors.ts';
import type { ChannelArea } from '../../../core/channel/area.ts';
import { inSlices } from '../../../core/channel/inSlices.ts';
import { Lasting } from '../../../core/channel/lasting.ts';
import { idOf, integerOf, keyOf, pageOf, playerOf } from '../arguments.ts';
import type { GameParts } from '../gameModule.ts';
import { type MyBetView, PastViews } from './history.ts';
import type { TableView } from './snapshot.ts';
import type { PoolTable } from './table.ts';
import type { BetView, PastRound } from './view.ts';

/** Serializes a game's answers into its wire types. */
export interface PoolAnswers<Result> {
  bet(bet: BetView): object;
  snapshot(view: TableView<Result>): object;
  past(round: PastRound<Result>): object;
  myBet(bet: MyBetView<Result>): object;
  /** The pool that a bet's arguments name. */
  poolOf(args: Record<string, unknown>): string;
}

/** The routes shared by games of pools. The channel has checked the arguments' types. */
export function poolChannel<Result>(
  table: PoolTable<Result>,
  answers: PoolAnswers<Result>,
  { config }: GameParts,
): ChannelArea {
  const { name } = table.rules;
  const past = new PastViews(table.history, {
    listed: (round) => ({ ...answers.past(round), bets: needsRound }),
    whole: (round, bets) => ({ ...answers.past(round), bets: () => inSlices(bets.map(answers.bet)) }),
  });
  const checkCurrency = (wanted: unknown) => {
    if (wanted !== undefined && wanted !== config.market.currency)
      throw new Refusal(ErrorCode.badParameter, 'currency');
  };
  return {
    Query: {
      async [`${name}CurRound`]({ currency }, caller) {
        checkCurrency(currency);
        return answers.snapshot(await table.snapshots.of(caller.userId === null ? null : playerOf(caller)));
      },

      async [`${name}PastRound`]({ count, before, roundId }) {
        return new Lasting(
          roundId == null ? await past.page(pageOf(count, before)) : await past.withBets(idOf(roundId)),
        );
      },

      async [`${name}MyHistory`]({ count, before }, caller) {
        const bets = await table.history.myBets(playerOf(caller), pageOf(count, before));
        return bets.map(answers.myBet);
      },
    },

    Mutation: {
      async [`${name}Bet`](args, caller) {
        checkCurrency(args.currency);
        const request = {
          userId: playerOf(caller),
          key: keyOf(args.key),
          roundId: args.roundId == null ? null : idOf(args.roundId),
          pool: answers.poolOf(args),
          amount: integerOf(args.amount),
        };
        const { bet, ...wallet } = await table.betting.place(request, caller.arrival.at);
        return { bet: answers.bet(bet), ...wallet };
      },
    },
  };
}

function needsRound(): never {
  throw new Refusal(ErrorCode.badParameter, 'bets need their roundId');
}

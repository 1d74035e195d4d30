import { ErrorCode, Refusal } from '../../../../contract/errors.ts';
import { WINGO_STAKES, type WingoModel } from '../../../../contract/games/wingo/rules.ts';
import type { Caller, ChannelArea } from '../../../core/channel/area.ts';
import { Lasting } from '../../../core/channel/lasting.ts';
import { idOf, integerOf, keyOf, pageOf, playerOf } from '../arguments.ts';
import type { GameParts } from '../gameModule.ts';
import { rangeText } from '../pools/serializers.ts';
import type { WingoTable } from './wingoTable.ts';

/** The wingo routes of channel.tsv. The channel has checked the arguments' types. */
export function wingoChannel(
  tables: Record<WingoModel, WingoTable>,
  { config }: Pick<GameParts, 'config'>,
): ChannelArea {
  const tableOf = (model: unknown) => tables[model as WingoModel];
  return {
    Query: {
      async wingoCurRound(_args, caller) {
        const phaseInfo = Object.values(tables).map(async ({ table, words }) =>
          words.snapshot(await table.snapshots.of(visitorOr(caller))),
        );
        return {
          betAmountRange: rangeText(WINGO_STAKES[config.market.id]),
          phaseInfo: await Promise.all(phaseInfo),
        };
      },

      async wingoPastRound({ model, count, before, phase }) {
        const { past, phases } = tableOf(model);
        if (phase != null) return new Lasting(await past.withBets(roundOf(phases, phase)));
        const page = pageOf(count, null);
        return new Lasting(
          await past.page({ ...page, before: before == null ? null : roundOf(phases, before) }),
        );
      },

      async wingoMyHistory({ model, count, before }, caller) {
        const { table, words } = tableOf(model);
        const bets = await table.history.myBets(playerOf(caller), pageOf(count, before));
        return bets.map((bet) => words.myOrder(bet));
      },

      wingoTrend: ({ model }) => tableOf(model).trends.get(),

      async wingoCurOrders({ model }, caller) {
        const { table, words } = tableOf(model);
        return words.orders(await table.snapshots.of(visitorOr(caller)));
      },
    },

    Mutation: {
      async wingoBet({ key, select, amount, phaseNum, model }, caller) {
        const { table, words, phases } = tableOf(model);
        const request = {
          userId: playerOf(caller),
          key: keyOf(key),
          roundId: roundOf(phases, phaseNum),
          pool: String(select),
          amount: integerOf(amount),
        };
        const { bet, ...wallet } = await table.betting.place(request, caller.arrival.at);
        return { order: words.order(bet), ...wallet };
      },
    },
  };
}

function visitorOr(caller: Caller): bigint | null {
  return caller.userId === null ? null : playerOf(caller);
}

/** The round id of a phase. Refusal: 704 if there cannot be one. */
function roundOf(phases: WingoTable['phases'], phase: unknown): bigint {
  const id = phases.idOf(idOf(phase));
  if (id === null) throw new Refusal(ErrorCode.notFound, 'phase');
  return id;
}

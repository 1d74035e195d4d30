import { ErrorCode, Refusal } from '../../../../contract/errors.ts';
import type { EscapeIntent } from '../../../../contract/games/crash/channel.ts';
import { CRASH_SLIPS } from '../../../../contract/games/crash/rules.ts';
import { rateText } from '../../../../contract/money.ts';
import type { ChannelArea } from '../../../core/channel/area.ts';
import { Lasting } from '../../../core/channel/lasting.ts';
import type { Database } from '../../../core/db/database.ts';
import type { Sealer } from '../../../core/secrets/sealer.ts';
import { idOf, integerOf, keyOf, pageOf, playerOf } from '../arguments.ts';
import type { CrashBetting } from './betting.ts';
import { type CrashHistory, myBets } from './history.ts';
import type { CrashSnapshots } from './snapshot.ts';

interface CrashParts {
  db: Database;
  sealer: Sealer;
  currency: string;
  betting: CrashBetting;
  snapshots: CrashSnapshots;
  history: CrashHistory;
}

/** The crash routes of channel.tsv. The channel has checked the arguments' types and whether the caller must be signed in. */
export function crashChannel({ db, sealer, currency, betting, snapshots, history }: CrashParts): ChannelArea {
  return {
    Query: {
      crashCurGame({ currency: wanted }, caller) {
        if (wanted !== currency) throw new Refusal(ErrorCode.badParameter, 'currency');
        return snapshots.of(caller.userId === null ? null : playerOf(caller));
      },

      async crashRoundHistory({ count, before, roundId }) {
        if (roundId == null) return new Lasting(await history.page(pageOf(count, before)));
        const round = await history.withLog(idOf(roundId));
        return new Lasting(round ? [round] : []);
      },

      crashMyHistory: ({ count, before }, caller) =>
        myBets({ db, sealer }, playerOf(caller), pageOf(count, before)),

      async crashData() {
        const { profitRate, elapsed } = await snapshots.live();
        return `${rateText(BigInt(profitRate))}|${elapsed}`;
      },
    },

    Mutation: {
      crashBet({ key, roundId, amount, rate, currency: code, slip }, caller) {
        const request = {
          userId: playerOf(caller),
          key: keyOf(key),
          roundId: idOf(roundId),
          amount: integerOf(amount),
          rate: rate == null ? null : integerOf(rate),
          currency: String(code),
          betSlot: betSlotOf(slip),
        };
        return betting.place(request, caller.arrival.at);
      },

      crashEscape({ key, roundId, intent, slip }, caller) {
        const request = {
          userId: playerOf(caller),
          key: keyOf(key),
          roundId: idOf(roundId),
          intent: (intent ?? null) as EscapeIntent | null,
          betSlot: betSlotOf(slip),
        };
        return betting.escape(request, caller.arrival);
      },
    },
  };
}

/** The bet slip of a call; the first one by default. */
function betSlotOf(given: unknown): number {
  const betSlot = Number(given ?? 1);
  if (!Number.isInteger(betSlot) || betSlot < 1 || betSlot > CRASH_SLIPS)
    throw new Refusal(ErrorCode.badParameter, 'slip');
  return betSlot;
}

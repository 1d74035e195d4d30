import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { EscapeIntent } from '../../../contract/games/crash/channel.ts';
import { rateText } from '../../../contract/money.ts';
import type { ChannelArea } from '../../channel/area.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Sealer } from '../../secrets/sealer.ts';
import { idOf, integerOf, keyOf, pageOf, playerOf } from '../arguments.ts';
import { pastRound, pastRounds } from '../pastRounds.ts';
import type { PlayerCards } from '../playerCards.ts';
import type { CrashBetting } from './betting.ts';
import { crashPastRoundOf, myBets } from './history.ts';
import { logOf } from './log.ts';
import { CRASH } from './name.ts';
import type { CrashSnapshots } from './snapshot.ts';

interface CrashParts {
  db: Database;
  sealer: Sealer;
  clock: Clock;
  currency: string;
  betting: CrashBetting;
  snapshots: CrashSnapshots;
  cards: PlayerCards;
}

const MOST_ROUNDS = 1_000;
const MOST_BETS = 100;

/** The crash routes of channel.tsv. The channel has checked the arguments' types and who needs to be signed in. */
export function crashChannel(parts: CrashParts): ChannelArea {
  const { db, clock, currency, betting, snapshots, cards } = parts;
  return {
    Query: {
      crashCurGame({ currency: asked }, caller) {
        if (asked !== currency) throw new Refusal(ErrorCode.badParameter, 'currency');
        return snapshots.of(caller.userId === null ? null : playerOf(caller));
      },

      async crashRoundHistory({ count, before, roundId }) {
        const alone = roundId != null;
        const found = alone
          ? await pastRound(parts, CRASH, idOf(roundId))
          : await pastRounds(parts, CRASH, pageOf(count, before, MOST_ROUNDS));
        return found.map((round) => ({
          ...crashPastRoundOf(round),
          log() {
            if (!alone) throw new Refusal(ErrorCode.badParameter, 'a log needs its roundId');
            return logOf(db, cards, round);
          },
        }));
      },

      crashMyHistory: ({ count, before }, caller) =>
        myBets(parts, playerOf(caller), pageOf(count, before, MOST_BETS)),

      async crashData() {
        const { profitRate, elapsed } = await snapshots.live();
        return `${rateText(BigInt(profitRate))}|${elapsed}`;
      },
    },

    Mutation: {
      crashBet({ key, roundId, amount, rate, currency: asked }, caller) {
        const at = clock.now();
        const ask = {
          userId: playerOf(caller),
          key: keyOf(key),
          roundId: idOf(roundId),
          amount: integerOf(amount),
          rate: rate == null ? null : integerOf(rate),
          currency: String(asked),
        };
        return betting.place(ask, at);
      },

      crashEscape({ key, roundId, intent }, caller) {
        const at = clock.now();
        const ask = {
          userId: playerOf(caller),
          key: keyOf(key),
          roundId: idOf(roundId),
          intent: (intent ?? null) as EscapeIntent | null,
        };
        return betting.escape(ask, at);
      },
    },
  };
}

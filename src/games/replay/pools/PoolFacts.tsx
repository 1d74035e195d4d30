import { useTranslation } from 'react-i18next';
import { payout } from '../../../../contract/money.ts';
import { formatCount, formatMoney, formatTime } from '../../../i18n/format.ts';
import { roundName } from '../../../shared/play/roundWords.ts';
import { useLiveText } from '../../../ui/live/useLiveText.ts';
import { type RoundRef, refText } from '../../engine/roundRef.ts';
import type { PoolRecord } from '../../pools/engine/poolReading.ts';
import { ownOutcome } from '../../pools/engine/pools.ts';
import { RoundFacts } from '../RoundFacts.tsx';
import type { PoolReplay } from './poolReplay.ts';

/** Before it there is nothing to tell. */
const NONE = '–';

/** A past round of pools in numbers; stakes and returns as they stand at the moment shown. */
export function PoolFacts<Result, View>({
  replay,
  round,
  record,
  moment,
  viewer,
}: {
  replay: PoolReplay<Result, View>;
  round: RoundRef;
  record: PoolRecord<Result>;
  moment: { readonly at: number };
  /** The id of the player who watches; null for a visitor. */
  viewer: string | null;
}) {
  const { t, i18n } = useTranslation(['replayPools', 'replay']);
  const { opening, end } = record;
  const shownAt = opening.closeTime + replay.game.shownAfter(end.result);
  const bets = useLiveText<HTMLElement>(() => betWords(record, moment.at));
  const paid = useLiveText<HTMLElement>(() => (moment.at < shownAt ? NONE : paidWords(replay, record)));
  const own = useLiveText<HTMLElement>(() => (moment.at < shownAt ? NONE : ownWords(replay, record, viewer)));
  const betsOwn = record.bets.some(({ userId }) => userId === viewer);
  const id = roundName(replay.key, round.roundId);
  return (
    <RoundFacts
      name={t('replay:round', { id })}
      result={replay.mark(end.result)}
      interrupted={end.interrupted ? t('interrupted') : null}
      rows={[
        { label: t('opened'), value: formatTime(opening.startTime, i18n.language) },
        { label: t('replay:betsLabel'), value: <span ref={bets} /> },
        { label: t('paid'), value: <span ref={paid} /> },
        ...(betsOwn ? [{ label: t('own'), value: <span ref={own} /> }] : []),
      ]}
      secret={{ label: t('secret'), text: end.secret }}
      verify={`/game/${replay.key}/fairness?round=${refText(round)}`}
      shareText={t('shareText', { game: replay.name, id })}
    />
  );
}

function betWords<Result>({ bets }: PoolRecord<Result>, now: number): string {
  let [count, total] = [0, 0n];
  for (const { at, amount } of bets) {
    if (at > now) continue;
    count++;
    total += amount;
  }
  return `${formatCount(count)} · ${formatMoney(total)}`;
}

function paidWords<Result, View>(
  { game }: PoolReplay<Result, View>,
  { bets, end }: PoolRecord<Result>,
): string {
  let [count, total] = [0, 0n];
  for (const { pool, amount } of bets) {
    const back = end.interrupted ? amount : payout(amount, game.rate(pool, end.result));
    if (back === 0n) continue;
    count++;
    total += back;
  }
  return `${formatCount(count)} · ${formatMoney(total)}`;
}

function ownWords<Result, View>(
  { game }: PoolReplay<Result, View>,
  { bets, end }: PoolRecord<Result>,
  viewer: string | null,
): string {
  const outcome = ownOutcome(game, { bets: new Map(bets.map((bet) => [bet.betId, bet])), end }, viewer);
  return outcome ? `${formatMoney(outcome.stake)} → ${formatMoney(outcome.payout)}` : NONE;
}

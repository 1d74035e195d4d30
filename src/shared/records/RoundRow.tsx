import { useTranslation } from 'react-i18next';
import type { PlayedRound, PlayedStakes } from '../../../contract/http/play/records.ts';
import type { Currency } from '../../../contract/money.ts';
import { formatClock } from '../../i18n/dates.ts';
import { formatCount, formatMoney, formatRate, signedMoney } from '../../i18n/format.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import styles from './RoundRow.module.css';
import type { RoundMarks } from './rounds.ts';

/** A played round in two lines: name and time, stake, and net result. */
export function RoundLine({
  round,
  title,
  detail,
  marks,
}: {
  round: PlayedRound;
  title: string;
  /** Details shown after the time. */
  detail?: string;
  /** Null while loading, and for games that have none. */
  marks: RoundMarks | null;
}) {
  const { t, i18n } = useTranslation('records');
  const currency = round.currency as Currency;
  const { status, givenBack, staked, returned, at } = round;
  const played = BigInt(staked) > 0n;
  return (
    <>
      <span className={styles.words}>
        <span className={styles.title}>
          <span className={styles.name}>{title}</span>
          <ResultMarks result={round.result} marks={marks} size={18} />
        </span>
        <span className={styles.quiet}>
          {formatClock(at, i18n.language)}
          {detail && ` · ${detail}`}
          {` · ${t('staked', { amount: formatMoney(BigInt(played ? staked : givenBack), currency) })}`}
        </span>
      </span>
      <span className={styles.sums}>
        <RoundNet round={round} />
        <span className={styles.quiet}>
          {status === 'open'
            ? t('open')
            : played
              ? t('back', { amount: formatMoney(BigInt(returned), currency) })
              : t('givenBack')}
        </span>
      </span>
    </>
  );
}

/** A round's net result; nothing while a bet is open. */
function RoundNet({ round: { status, net, currency } }: { round: PlayedRound }) {
  const amount = BigInt(net);
  if (status === 'open') return <span className={styles.net}>…</span>;
  return (
    <span className={styles.net} data-sign={amount > 0n ? 'plus' : undefined}>
      {signedMoney(amount, currency as Currency)}
    </span>
  );
}

/** A round's result, or its steps, as the game's marks. */
export function ResultMarks({
  result,
  marks,
  size,
}: {
  result: PlayedRound['result'];
  marks: RoundMarks | null;
  size: number;
}) {
  if (!result || !marks) return null;
  return (
    <span className={styles.marks}>
      {result.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position
        <marks.Result key={at} part={part} size={size} />
      ))}
    </span>
  );
}

const FATES = { placed: 'open', lost: 'lost', returned: 'givenBack' } as const;

/** The bets and their results, one line each. */
export function StakeLines({
  stakes,
  currency,
  marks,
}: {
  stakes: readonly PlayedStakes[];
  currency: string;
  marks: RoundMarks | null;
}) {
  const { t } = useTranslation('records');
  const money = (amount: string) => formatMoney(BigInt(amount), currency as Currency);
  return (
    <ul className={styles.stakes}>
      {stakes.map(({ pool, status, bets, amount, rate, payout }) => (
        <li key={`${pool} ${status} ${rate}`} className={styles.stake}>
          <span className={styles.on}>
            {pool !== null && (marks?.Bet ? <marks.Bet pool={pool} size={20} /> : pool)}
            <span>{money(amount)}</span>
            {bets > 1 && (
              <span className={styles.quiet}>{t('bets', { count: bets, formatted: formatCount(bets) })}</span>
            )}
          </span>
          <span className={styles.fate} data-status={status}>
            {status === 'cashed' ? (
              <>
                {rate !== null && <span className={styles.quiet}>{formatRate(BigInt(rate))}</span>}{' '}
                {money(payout)}
              </>
            ) : (
              t(FATES[status])
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Skeleton of a row. */
export function RoundSkeleton() {
  return (
    <div className={styles.skeleton}>
      <span className={styles.words}>
        <Skeleton width="7em" />
        <Skeleton width="10em" />
      </span>
      <span className={styles.sums}>
        <Skeleton width="5em" />
        <Skeleton width="6em" />
      </span>
    </div>
  );
}

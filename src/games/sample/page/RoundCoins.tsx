import { useTranslation } from 'react-i18next';
import { formatRate } from '../../../i18n/format.ts';
import type { SampleRound } from '../engine/sample.ts';
import { SampleMark } from '../SampleMark.tsx';
import styles from './RoundCoins.module.css';

/** A round as a chip: the last throw and its payout multiplier. */
export function RoundMark({ round: { sides, rate } }: { round: SampleRound }) {
  return (
    <>
      <SampleMark side={sides.at(-1) ?? 0} size={16} />
      {formatRate(rate)}
    </>
  );
}

/** Every throw of a round; a wrong call is marked. */
export function RoundCoins({ round: { sides, calls } }: { round: SampleRound }) {
  const { t } = useTranslation('sample');
  const names = sides.map((side, i) =>
    t(side === calls[i] ? 'right' : 'wrong', { side: t(side ? 'tails' : 'heads') }),
  );
  return (
    <span className={styles.coins}>
      <span className="visually-hidden">{names.join(', ')}</span>
      {sides.map((side, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a throw is identified by its position
        <span key={i} className={styles.coin} data-wrong={side !== calls[i] || undefined}>
          <SampleMark side={side} size={22} />
        </span>
      ))}
    </span>
  );
}

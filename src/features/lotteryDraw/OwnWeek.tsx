import { useTranslation } from 'react-i18next';
import type { OwnLottery } from '../../../contract/http/offers/weekLottery.ts';
import { momentWords } from '../../i18n/dates.ts';
import { countdownText, formatCount, formatMoney } from '../../i18n/format.ts';
import { CopyText } from '../../ui/actions/CopyText.tsx';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { useSecondsUntil } from '../../ui/live/useLiveText.ts';
import styles from './Lottery.module.css';
import { stepTo } from './stepTo.ts';

/** The player's tickets of the week, and the progress to the next one. */
export function OwnWeek({ week }: { week: OwnLottery }) {
  const { t, i18n } = useTranslation('weekLottery');
  const { own, most, breakUntil, before, drawAt, endsAt } = week;
  return (
    <>
      <div className={styles.own}>
        <p className={styles.count}>
          <b>{formatCount(own)}</b> {t('ownTickets', { most: formatCount(most), count: own })}
        </p>
        {breakUntil !== null ? (
          <p className={styles.note}>{t('onBreak')}</p>
        ) : own >= most ? (
          <p className={styles.note}>{t('allTickets')}</p>
        ) : (
          <>
            <Next text="nextStake" done={week.staked} per={week.perStake} />
            <Next text="nextDeposit" done={week.deposited} per={week.perDeposit} />
          </>
        )}
      </div>
      {before && <Before before={before} />}
      <div className={styles.when}>
        <span>{t('closes', { time: momentWords(endsAt, i18n.language) })}</span>
        <span>{t('draws', { time: momentWords(drawAt, i18n.language) })}</span>
      </div>
      <CopyText label={t('secretHash')} text={week.hash} />
      <p className={styles.note}>{t('hashText')}</p>
    </>
  );
}

/** The previous week, if its draw is still pending. */
function Before({ before }: { before: NonNullable<OwnLottery['before']> }) {
  const { t } = useTranslation('weekLottery');
  const left = useSecondsUntil(before.drawAt);
  return (
    <section className={styles.before} aria-label={t('beforeTitle')}>
      <h3 className={styles.title}>{t('beforeTitle')}</h3>
      <p className={styles.countdown} role="timer">
        {left > 0 ? countdownText(left) : t('drawing')}
      </p>
      <p className={styles.note}>
        {t('beforeText', {
          own: formatCount(before.own),
          all: formatCount(before.tickets),
          amount: formatMoney(BigInt(before.jackpot)),
        })}
      </p>
      {before.listHash !== null && <CopyText label={t('listHash')} text={before.listHash} />}
    </section>
  );
}

function Next({ text, done, per }: { text: 'nextStake' | 'nextDeposit'; done: string; per: string }) {
  const { t } = useTranslation('weekLottery');
  const { missing, percent } = stepTo(BigInt(done), BigInt(per));
  const label = t(text, { amount: formatMoney(missing) });
  return (
    <div className={styles.next}>
      <span>{label}</span>
      <ProgressBar label={label} percent={percent} />
    </div>
  );
}

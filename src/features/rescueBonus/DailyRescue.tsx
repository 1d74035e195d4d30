import { useTranslation } from 'react-i18next';
import {
  type RescueAward,
  type RescueBonus,
  type RescueDay,
  rescueBonusClaim,
} from '../../../contract/http/offers/rescueBonus.ts';
import { formatWeekday, momentWords } from '../../i18n/dates.ts';
import { formatMoney, formatPercent } from '../../i18n/format.ts';
import { http } from '../../net/backend.ts';
import { ClaimAction } from '../../shared/promotions/ClaimAction.tsx';
import { useClaim } from '../../shared/promotions/useClaim.ts';
import { Facts } from '../../ui/layout/List.tsx';
import hero from '../../ui/styles/hero.module.css';
import styles from './rescue.module.css';
import { isReckoned, shownDays } from './rescues.ts';

/** The daily rescue bonuses, and today's so far. */
export function DailyRescue({ rescue }: { rescue: RescueBonus }) {
  const { t, i18n } = useTranslation('rescue');
  const { claim, isClaiming } = useClaim((id: string, options) =>
    http.send(rescueBonusClaim, { id }, options),
  );
  const { steps, yesterday, today, readyAt } = rescue;
  const shown = shownDays(rescue);
  const reckoned = isReckoned(rescue);
  return (
    <>
      {shown.map((day) => (
        <Day
          key={day.award.id}
          day={day}
          onClaim={() => claim(day.award.id)}
          busy={isClaiming(day.award.id)}
        />
      ))}
      {reckoned && (
        <p className={styles.quiet} role="status">
          <span className={styles.text}>{t('reckoning')}</span>
        </p>
      )}
      {shown.length === 0 && !reckoned && (
        <div className={styles.quiet}>
          <p className={styles.quietTitle}>{t('noneYesterday')}</p>
          <p className={styles.text}>
            {t('noneYesterdayText', {
              loss: formatMoney(BigInt(steps[0]?.loss ?? '0')),
              time: momentWords(readyAt, i18n.language),
            })}
          </p>
        </div>
      )}
      <Facts
        rows={[
          { label: t('yesterday'), value: formatMoney(BigInt(yesterday.lost)) },
          { label: t('today'), value: <Lost {...today} /> },
        ]}
      />
      <p className={styles.text}>{t('shares')}</p>
      <Facts
        rows={steps.map(({ loss, share }) => ({
          label: t('fromLoss', { loss: formatMoney(BigInt(loss)) }),
          value: formatPercent(BigInt(share)),
        }))}
      />
    </>
  );
}

/** The loss so far, and the bonus for it. */
export function Lost({ lost, bonus }: Pick<RescueDay, 'lost' | 'bonus'>) {
  const { t } = useTranslation('rescue');
  return (
    <>
      {formatMoney(BigInt(lost))}
      {bonus !== null && (
        <span className={styles.gives}>{t('wouldGive', { amount: formatMoney(BigInt(bonus)) })}</span>
      )}
    </>
  );
}

function Day({ day, onClaim, busy }: { day: RescueAward; onClaim: () => void; busy: boolean }) {
  const { t, i18n } = useTranslation('rescue');
  const { award, lost, share } = day;
  const amount = formatMoney(BigInt(award.amount));
  return (
    <div className={`${hero.card} ${styles.card}`}>
      <div className={styles.words}>
        <p className={hero.label}>
          {t('back', { day: formatWeekday(Date.parse(day.day), i18n.language, 'UTC') })}
        </p>
        <p className={hero.amount}>{amount}</p>
        <p className={hero.text}>
          {t('ofLoss', { share: formatPercent(BigInt(share)), loss: formatMoney(BigInt(lost)) })}
        </p>
      </div>
      <ClaimAction wide award={award} name={amount} onClaim={onClaim} busy={busy} />
    </div>
  );
}

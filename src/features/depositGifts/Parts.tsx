import { useTranslation } from 'react-i18next';
import type { GiftPart } from '../../../contract/http/offers/depositGifts.ts';
import { formatMoment, withZone } from '../../i18n/dates.ts';
import { formatMoney } from '../../i18n/format.ts';
import { LinkButton } from '../../ui/actions/Button.tsx';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import rows from '../../ui/styles/stepRows.module.css';
import { ClaimPart } from './ClaimPart.tsx';
import styles from './gifts.module.css';
import { stakedPercent } from './gifts.ts';

/** A gift paid in parts as the deposit is wagered: the progress of each, and its claim button. */
export function Parts({ parts, until }: { parts: readonly GiftPart[]; until: number | null }) {
  const { t, i18n } = useTranslation('depositGifts');
  if (parts.length === 0) return null;
  const waits = parts.some(({ award }) => award === null);
  return (
    <section className={styles.part}>
      <h2 className={styles.name}>{t('yours')}</h2>
      <ul className={rows.rows}>
        {parts.map((part) => (
          <Part key={part.part} part={part} />
        ))}
      </ul>
      {waits && until !== null && (
        <p className={rows.text}>{t('takeUntil', { time: withZone(formatMoment(until, i18n.language)) })}</p>
      )}
      {waits && <LinkButton to="/">{t('play')}</LinkButton>}
    </section>
  );
}

function Part({ part }: { part: GiftPart }) {
  const { t } = useTranslation('depositGifts');
  const { award, toStake, staked } = part;
  const amount = formatMoney(BigInt(part.amount));
  const goal = t('stakeGoal', { amount: formatMoney(BigInt(toStake)) });
  const left = BigInt(toStake) - BigInt(staked);
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <span className={rows.bonus}>{amount}</span>
        <span className={rows.text}>{goal}</span>
        {award === null && left > 0n && (
          <span className={rows.text}>{t('stakeLeft', { amount: formatMoney(left) })}</span>
        )}
      </div>
      {award ? (
        <ClaimPart award={award} name={amount} />
      ) : (
        <ProgressBar className={rows.bar} label={goal} percent={stakedPercent(part)} />
      )}
    </li>
  );
}

import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '../../../contract/http/withdrawals.ts';
import { formatTime } from '../../i18n/format.ts';
import { bankName } from '../../shared/wallet/bankAccounts.ts';
import { Icon, type IconName } from '../../ui/signs/Icon.tsx';
import { type Step, stepsOf } from './status.ts';
import styles from './Timeline.module.css';

const SIGNS: Partial<Record<Step['state'], IconName>> = { done: 'check', failed: 'close', over: 'minus' };

/** Where a withdrawal is on its way, and what was when. */
export function Timeline({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t, i18n } = useTranslation('withdraw');
  const bank = bankName(withdrawal.bank);
  const words = {
    asked: { title: t('stepAsked'), text: undefined },
    checked: { title: t('stepChecked'), text: t('stepCheckedText') },
    sent: { title: t('stepSent', { bank }), text: t('stepSentText') },
    arrived: { title: t('stepArrived'), text: undefined },
    refused: { title: t('stepRefused', { bank }), text: t('moneyBack') },
    cancelled: { title: t('stepCancelled'), text: t('moneyBack') },
  };
  return (
    <ol className={styles.timeline}>
      {stepsOf(withdrawal).map(({ name, state, at }) => {
        const { title, text } = words[name];
        const sign = SIGNS[state];
        const told = state === 'now' || state === 'failed' || state === 'over';
        return (
          <li
            key={name}
            className={styles.step}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={styles.sign}>{sign && <Icon name={sign} size={14} />}</span>
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              {at !== null && <span className={styles.text}>{formatTime(at, i18n.language)}</span>}
              {told && text !== undefined && <span className={styles.text}>{text}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

import { useTranslation } from 'react-i18next';
import type { WithdrawInfo } from '../../../contract/http/withdrawals.ts';
import { formatMoney } from '../../i18n/format.ts';
import cards from '../../ui/styles/choice.module.css';
import styles from './BonusChoice.module.css';

/** What becomes of an open bonus with a withdrawal. */
export type BonusWish = 'keep' | 'giveUp';

/** Whether the bonus is kept, which costs nothing, or given up with the withdrawal. */
export function BonusChoice({
  bonus,
  value,
  onChange,
}: {
  bonus: NonNullable<WithdrawInfo['bonus']>;
  value: BonusWish;
  onChange: (wish: BonusWish) => void;
}) {
  const { t } = useTranslation('withdraw');
  const amount = formatMoney(BigInt(bonus.amount));
  const options = [
    { wish: 'keep', title: t('bonusKeep'), text: t('bonusKeepText') },
    { wish: 'giveUp', title: t('bonusGiveUp'), text: t('bonusGiveUpText', { amount }) },
  ] as const;
  return (
    <fieldset className={`${cards.choice} ${styles.choice}`}>
      <legend className={cards.legend}>{t('bonusChoice')}</legend>
      {options.map(({ wish, title, text }) => (
        <label
          key={wish}
          className={`${cards.card} ${styles.card}`}
          data-chosen={wish === value || undefined}
        >
          <input
            type="radio"
            name="bonus"
            className="visually-hidden"
            checked={wish === value}
            onChange={() => onChange(wish)}
          />
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>
            <span className={styles.text}>{text}</span>
          </span>
          <span className={styles.mark} />
        </label>
      ))}
    </fieldset>
  );
}

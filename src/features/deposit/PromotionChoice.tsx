import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayPromotion } from '../../../contract/http/deposits.ts';
import type { Minor } from '../../../contract/money.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useLocalized } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import cards from '../../ui/styles/choice.module.css';
import plate from '../../ui/styles/plate.module.css';
import { bonusOf } from './amount.ts';
import styles from './PromotionChoice.module.css';

/** Which gift the deposit is to bring, or none, with what it comes to for the amount. */
export function PromotionChoice({
  promotions,
  value,
  amount,
  onChange,
}: {
  promotions: readonly PayPromotion[];
  value: string | null;
  amount: Minor | null;
  onChange: (code: string | null) => void;
}) {
  const { t } = useTranslation('deposit');
  const local = useLocalized();
  return (
    <fieldset className={`${cards.choice} ${styles.choice}`}>
      <legend className={cards.legend}>{t('promotion')}</legend>
      {promotions.map((promotion) => {
        const bonus = bonusOf(promotion, amount ?? 0n);
        const least = formatMoney(BigInt(promotion.min));
        const chosen = promotion.code === value;
        return (
          <Option
            key={promotion.code}
            gift
            chosen={chosen}
            terms={
              chosen && (
                <span className={styles.terms}>
                  <span className={styles.text}>{local(promotion.text)}</span>
                  <span className={styles.text}>
                    {t('bonusTerms', {
                      times: promotion.turnover,
                      days: promotion.days,
                      example: formatMoney(exampleOf(promotion, bonus)),
                      play: formatMoney(exampleOf(promotion, bonus) * BigInt(promotion.turnover) * 2n),
                    })}
                  </span>
                </span>
              )
            }
            onChoose={() => onChange(promotion.code)}
          >
            <span className={styles.title}>{local(promotion.title)}</span>
            <span className={styles.brings} data-now={bonus > 0n || undefined}>
              {bonus > 0n ? t('bonusNow', { amount: formatMoney(bonus) }) : t('bonusFrom', { amount: least })}
            </span>
          </Option>
        );
      })}
      <Option chosen={value === null} onChoose={() => onChange(null)}>
        <span className={styles.title}>{t('noPromotion')}</span>
        <span className={styles.text}>{t('noPromotionText')}</span>
      </Option>
    </fieldset>
  );
}

/** What the terms are shown with: the gift of the amount, else of the least one. */
function exampleOf(promotion: PayPromotion, bonus: Minor): Minor {
  return bonus > 0n ? bonus : bonusOf(promotion, BigInt(promotion.min));
}

function Option({
  gift = false,
  chosen,
  terms,
  onChoose,
  children,
}: {
  gift?: boolean;
  chosen: boolean;
  /** What is read below its name, over the whole width. */
  terms?: ReactNode;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <label
      className={`${cards.card} ${styles.card}`}
      data-gift={gift ? '' : undefined}
      data-chosen={chosen || undefined}
    >
      <input type="radio" name="promotion" className="visually-hidden" checked={chosen} onChange={onChoose} />
      {gift && (
        <span className={`${plate.plate} ${styles.sign}`}>
          <Icon name="gift" />
        </span>
      )}
      <span className={styles.words}>{children}</span>
      <span className={styles.mark} />
      {terms}
    </label>
  );
}

import { useTranslation } from 'react-i18next';
import type { PayPromotion } from '../../../contract/http/deposits.ts';
import type { Minor } from '../../../contract/money.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useLocalized } from '../../i18n/i18n.ts';
import { type OptionCard, OptionCards } from '../../ui/fields/OptionCards.tsx';
import { bonusOf } from './amount.ts';
import styles from './DepositForm.module.css';

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
  const gifts = promotions.map((promotion): OptionCard<string> => {
    const bonus = bonusOf(promotion, amount ?? 0n);
    const least = formatMoney(BigInt(promotion.min));
    const example = exampleOf(promotion, bonus);
    return {
      key: promotion.code,
      icon: 'gift',
      title: local(promotion.title),
      text:
        bonus > 0n ? (
          <span className={styles.brings}>{t('bonusNow', { amount: formatMoney(bonus) })}</span>
        ) : (
          t('bonusFrom', { amount: least })
        ),
      details: [
        local(promotion.text),
        t('bonusTerms', {
          times: promotion.turnover,
          days: promotion.days,
          example: formatMoney(example),
          play: formatMoney(example * BigInt(promotion.turnover) * 2n),
        }),
      ],
    };
  });
  const none = { key: null, title: t('noPromotion'), text: t('noPromotionText') };
  return (
    <OptionCards
      name="promotion"
      label={t('promotion')}
      options={[...gifts, none]}
      value={value}
      onChange={onChange}
    />
  );
}

/** What the terms are shown with: the gift of the amount, else of the least one. */
function exampleOf(promotion: PayPromotion, bonus: Minor): Minor {
  return bonus > 0n ? bonus : bonusOf(promotion, BigInt(promotion.min));
}

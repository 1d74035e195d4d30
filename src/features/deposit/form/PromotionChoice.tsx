import { useTranslation } from 'react-i18next';
import type { PayPromotion } from '../../../../contract/http/money/deposits.ts';
import type { Minor } from '../../../../contract/money.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { lookOf } from '../../../shared/promotions/cards.ts';
import { type OptionCard, OptionCards } from '../../../ui/fields/OptionCards.tsx';
import { bonusOf } from './amount.ts';
import styles from './DepositForm.module.css';

/** When each kind of gift is given. */
const GIVES = {
  credited: 'giftCredited',
  claimed: 'giftClaimed',
  staked: 'giftStaked',
} as const satisfies Record<PayPromotion['gives'], string>;

/** The choice of the deposit's gift, or none, with its value for the amount. */
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
  const { t } = useTranslation(['deposit', 'promotionCards']);
  const gifts = promotions.map((promotion): OptionCard<string> => {
    const bonus = bonusOf(promotion, amount ?? 0n);
    const least = formatMoney(BigInt(promotion.min));
    const example = exampleOf(promotion, bonus);
    const look = lookOf(promotion.code);
    return {
      key: promotion.code,
      icon: 'gift',
      title: look ? t(`promotionCards:${look.title}`) : t('promotion'),
      text:
        bonus > 0n ? (
          <span className={styles.brings}>{t('bonusNow', { amount: formatMoney(bonus) })}</span>
        ) : (
          t('bonusFrom', { amount: least })
        ),
      details: [
        t('giftText', { percent: promotion.percent, most: formatMoney(BigInt(promotion.most)) }),
        t(GIVES[promotion.gives]),
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

/** The example in the terms: the gift for the amount, otherwise for the minimum. */
function exampleOf(promotion: PayPromotion, bonus: Minor): Minor {
  return bonus > 0n ? bonus : bonusOf(promotion, BigInt(promotion.min));
}

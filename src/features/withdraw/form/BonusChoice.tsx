import { useTranslation } from 'react-i18next';
import type { WithdrawInfo } from '../../../../contract/http/money/withdrawals.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { OptionCards } from '../../../ui/fields/OptionCards.tsx';

/** What happens to an open bonus on a withdrawal. */
export type BonusWish = 'keep' | 'giveUp';

/** The choice between keeping the bonus, which costs nothing, and forfeiting it with the withdrawal. */
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
    { key: 'keep', title: t('bonusKeep'), text: t('bonusKeepText') },
    { key: 'giveUp', title: t('bonusGiveUp'), text: t('bonusGiveUpText', { amount }) },
  ] as const;
  return (
    <OptionCards name="bonus" label={t('bonusChoice')} options={options} value={value} onChange={onChange} />
  );
}

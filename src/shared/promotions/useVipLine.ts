import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount, formatMoney } from '../../i18n/format.ts';
import { vipStatus } from './vip.ts';

/** The VIP line in account lists: the level, and the claimable cashback. Null while unknown. */
export function useVipLine(userId: string | undefined): { title: string; text: string } | null {
  const { t } = useTranslation('profile');
  const { data } = useQuery({ ...vipStatus(userId ?? ''), enabled: userId !== undefined });
  if (!data) return null;
  const waiting = BigInt(data.cashbackBonus);
  return {
    title: t('vip', { level: formatCount(data.level) }),
    text: waiting > 0n ? t('vipWaiting', { amount: formatMoney(waiting) }) : t('vipText'),
  };
}

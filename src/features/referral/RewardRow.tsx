import { useTranslation } from 'react-i18next';
import type { SpreadReward } from '../../../contract/http/offers/spread.ts';
import { formatDay } from '../../i18n/dates.ts';
import { formatCount, formatMoney } from '../../i18n/format.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { ListRow } from '../../ui/layout/List.tsx';
import styles from './referral.module.css';

/** One referral reward, and whether it was claimed. */
export function RewardRow({ reward }: { reward: SpreadReward }) {
  const { t, i18n } = useTranslation('referral');
  const { kind, amount, at, claimedAt, day, staked, friends } = reward;
  const when = day === null ? formatDay(at, i18n.language) : formatDay(Date.parse(day), i18n.language, 'UTC');
  return (
    <ListRow
      icon={kind === 'rebate' ? 'bolt' : 'wallet'}
      title={t(kind)}
      text={
        staked === null
          ? friends === null
            ? t('freed', { day: when })
            : t('fromFriends', { count: friends, friends: formatCount(friends), day: when })
          : t('dayStakes', { day: when, staked: formatMoney(BigInt(staked)) })
      }
      value={
        <span className={styles.value}>
          {formatMoney(BigInt(amount))}
          <Badge tone={claimedAt === null ? 'volt' : 'teal'}>
            {t(claimedAt === null ? 'recharge_ready' : 'recharge_claimed')}
          </Badge>
        </span>
      }
    />
  );
}

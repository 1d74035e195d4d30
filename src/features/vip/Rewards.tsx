import { useTranslation } from 'react-i18next';
import { type VipReward, vipRewardClaim } from '../../../contract/http/offers/vip.ts';
import { formatCount, formatMoney } from '../../i18n/format.ts';
import { http } from '../../net/backend.ts';
import { ClaimAction } from '../../shared/promotions/ClaimAction.tsx';
import { useClaim } from '../../shared/promotions/useClaim.ts';
import { List, ListRow } from '../../ui/layout/List.tsx';
import { Medal } from './Medal.tsx';

/** Level rewards with their actions. */
export function Rewards({ rewards, raised = false }: { rewards: readonly VipReward[]; raised?: boolean }) {
  const { t } = useTranslation(['vip', 'activity']);
  const { claim, isClaiming } = useClaim((id: string, options) => http.send(vipRewardClaim, { id }, options));
  return (
    <List label={t('rewards')} raised={raised}>
      {rewards.map(({ level, award }) => (
        <ListRow
          key={award.id}
          leading={<Medal level={level} size={40} />}
          title={formatMoney(BigInt(award.amount))}
          text={
            award.reason === 'oncePerPerson'
              ? t('activity:oncePerPerson')
              : t('level', { level: formatCount(level) })
          }
          value={
            <ClaimAction
              award={award}
              name={t('level', { level: formatCount(level) })}
              busy={isClaiming(award.id)}
              onClaim={() => claim(award.id)}
            />
          }
        />
      ))}
    </List>
  );
}

import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Award } from '../../../../contract/http/promotions.ts';
import { sentRewardClaim, sentRewards } from '../../../../contract/http/rewardSend.ts';
import { formatDateTime, formatMoney } from '../../../i18n/format.ts';
import { http } from '../../../net/house.ts';
import { useSession } from '../../../shared/account/session.ts';
import { promotionsKey } from '../../../shared/promotions/queries.ts';
import { useClaim } from '../../../shared/promotions/useClaim.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card, List, ListRow } from '../../../ui/layout/List.tsx';
import card from '../checkIn/CheckInCard.module.css';

const asked = (userId: string) =>
  queryOptions({
    queryKey: [...promotionsKey(userId), 'rewardSend'],
    queryFn: () => http.send(sentRewards, undefined, { quiet: true }),
    staleTime: 15_000,
  });

/** What the house sent the player and waits to be claimed; nothing where nothing waits. */
export function SentRewards() {
  const userId = useSession(({ player }) => player?.id);
  return userId === undefined ? null : <OfPlayer userId={userId} />;
}

function OfPlayer({ userId }: { userId: string }) {
  const { t } = useTranslation('gifts');
  const { data = [] } = useQuery(asked(userId));
  const open = data.filter(({ state }) => state === 'claimable');
  if (open.length === 0) return null;
  return (
    <Card as="section" className={card.card}>
      <h2 className={card.title}>{t('sentTitle')}</h2>
      <List raised label={t('sentTitle')}>
        {open.map((award) => (
          <Row key={award.id} award={award} />
        ))}
      </List>
    </Card>
  );
}

function Row({ award: { id, amount, expiresAt } }: { award: Award }) {
  const { t, i18n } = useTranslation('promotions');
  const { claim, isClaiming } = useClaim<string>((award, options) =>
    http.send(sentRewardClaim, { id: award }, options),
  );
  return (
    <ListRow
      icon="gift"
      title={formatMoney(BigInt(amount))}
      text={expiresAt === null ? t('always') : t('ends', { time: formatDateTime(expiresAt, i18n.language) })}
      value={
        <Button kind="primary" busy={isClaiming()} onClick={() => claim(id)}>
          {t('claim')}
        </Button>
      }
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { wheelOrderClaim } from '../../../contract/http/offers/dailyWheel.ts';
import { http } from '../../net/backend.ts';
import { useClaim } from '../../shared/promotions/useClaim.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { List, ListRow } from '../../ui/layout/List.tsx';
import { prizeWords } from './prizes.ts';
import { wheelWays } from './queries.ts';
import styles from './WheelPage.module.css';

/** Prizes that could not be credited at the time; nothing where there are none. */
export function Waiting({ userId }: { userId: string }) {
  const { t } = useTranslation('dailyWheel');
  const { data } = useQuery(wheelWays(userId));
  const { claim, isClaiming } = useClaim((input: { id: string }, options) =>
    http.send(wheelOrderClaim, input, options),
  );
  if (!data || data.waiting.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{t('waiting')}</h3>
      <List raised label={t('waiting')}>
        {data.waiting.map(({ id, prize }) => (
          <ListRow
            key={id}
            icon="gift"
            title={prizeWords(prize, t)}
            text={t('spinsWait')}
            value={
              <Button busy={isClaiming({ id })} onClick={() => claim({ id })}>
                {t('take')}
              </Button>
            }
          />
        ))}
      </List>
    </section>
  );
}

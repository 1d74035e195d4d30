import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DepositStepOffer } from '../../../contract/http/offers/depositGifts.ts';
import { formatMoney, formatPercent } from '../../i18n/format.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import rows from '../../ui/styles/stepRows.module.css';
import styles from './gifts.module.css';
import { stepsOf } from './gifts.ts';
import { Awards, GiftState } from './PlainGift.tsx';

const STATES = {
  done: 'stepDone',
  now: 'stepNow',
  later: 'stepLater',
  over: 'stepOver',
} as const satisfies Record<DepositStepOffer['state'], string>;
const TONES = { done: 'teal', now: 'volt', later: 'quiet', over: 'quiet' } as const;

/** The gift for each of the first deposits. */
export function StepGift({ slug, userId }: { slug: 'new-user' | 'special-invite'; userId: string }) {
  const { t } = useTranslation('depositGifts');
  const { data } = useQuery(stepsOf(userId, slug));
  return (
    <GiftState slug={slug} userId={userId}>
      {(gift) => (
        <>
          {data && (
            <section className={styles.part}>
              <h2 className={styles.name}>{t('steps')}</h2>
              <ol className={rows.rows}>
                {data.steps.map(({ step, min, percent, state }) => (
                  <li key={step} className={rows.row} aria-current={state === 'now' ? 'step' : undefined}>
                    <div className={rows.words}>
                      <span className={rows.bonus}>+{formatPercent(BigInt(percent * 100))}</span>
                      <span className={rows.text}>{t('step', { step, min: formatMoney(BigInt(min)) })}</span>
                    </div>
                    <Badge tone={TONES[state]}>{t(STATES[state])}</Badge>
                  </li>
                ))}
              </ol>
            </section>
          )}
          <Awards awards={gift.awards} />
        </>
      )}
    </GiftState>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatShortDay } from '../../i18n/dates.ts';
import { formatMoney } from '../../i18n/format.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ListRow } from '../../ui/layout/List.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import page from '../../ui/styles/page.module.css';
import { AmountFacts } from './Amounts.tsx';
import { ForPlayer, PartList, TermsOf } from './Parts.tsx';
import { firstDeposits } from './queries.ts';
import { RECHARGE_TONES, RECHARGE_WORDS } from './rechargeLook.ts';
import styles from './referral.module.css';

/** The bonus for friends' first deposits: its explanation, and each of them. */
export function FirstDepositPage() {
  const { t } = useTranslation(['referral', 'promotions', 'promotionCards']);
  return (
    <main className={`${page.page} ${styles.main}`}>
      <PageHeader title={t('recharge')} />
      <TermsOf code="spreadRecharge" />
      <ForPlayer>
        {(userId) => (
          <section className={styles.part}>
            <AmountFacts userId={userId} kind="recharge" />
            <h2 className={styles.name}>{t('deposits')}</h2>
            <Deposits userId={userId} />
          </section>
        )}
      </ForPlayer>
    </main>
  );
}

function Deposits({ userId }: { userId: string }) {
  const { t, i18n } = useTranslation('referral');
  const query = useInfiniteQuery(firstDeposits(userId));
  return (
    <PartList
      label={t('deposits')}
      query={query}
      rows={query.data?.pages
        .flatMap(({ items }) => items)
        .map(({ id, name, at, deposit, bonus, state }) => (
          <ListRow
            key={id}
            icon="user"
            title={name}
            text={t('depositOf', {
              amount: formatMoney(BigInt(deposit)),
              day: formatShortDay(at, i18n.language),
            })}
            value={
              <span className={styles.value}>
                {formatMoney(BigInt(bonus))}
                <Badge tone={RECHARGE_TONES[state]}>{t(RECHARGE_WORDS[state])}</Badge>
              </span>
            }
          />
        ))}
      empty={<EmptyState icon="wallet" title={t('noDeposits')} />}
    />
  );
}

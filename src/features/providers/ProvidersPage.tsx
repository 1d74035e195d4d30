import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { firmsOf } from '../../shared/catalogue/catalogue.ts';
import { queries } from '../../shared/site/queries.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { ProviderGames } from './ProviderGames.tsx';
import { ProviderList } from './ProviderList.tsx';
import styles from './ProvidersPage.module.css';
import { useListScroll } from './useListScroll.ts';

/** All studios, or with `?firm=` the games of one. */
export default function ProvidersPage() {
  const { t } = useTranslation(['providers', 'common']);
  const [search] = useSearchParams();
  const id = search.get('firm');
  const { data, isError, refetch } = useQuery(firmsOf(), queries);
  useListScroll(id);

  const firm = data?.find((one) => one.id === id);
  const title = id !== null && firm ? firm.name : t('common:providers');
  return (
    <main className={styles.main}>
      <PageHeader title={title} />
      {!data && isError && <ErrorState onRetry={() => void refetch()} />}
      {id === null && !isError && <ProviderList firms={data} />}
      {id !== null && firm && <ProviderGames key={firm.id} firm={firm} />}
      {id !== null && data && !firm && (
        <EmptyState icon="search" title={t('unknown')}>
          <LinkButton to="/game-provider" replace>
            {t('seeAll')}
          </LinkButton>
        </EmptyState>
      )}
    </main>
  );
}

import { useTranslation } from 'react-i18next';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import styles from './OrderSheet.module.css';

/** The place of an order that is on its way: its amount, the way to pay, the steps. */
export function OrderSkeleton() {
  return (
    <div className={styles.order}>
      <Skeleton height="104px" />
      <Skeleton height="264px" />
      <Skeleton height="64px" />
      <Skeleton height="64px" />
    </div>
  );
}

/** The address names no order of this player. */
export function NoOrder() {
  const { t } = useTranslation('deposit');
  const pages = usePages();
  return (
    <EmptyState icon="search" title={t('noOrder')}>
      <p>{t('noOrderText')}</p>
      <Button kind="primary" onClick={() => pages.swap('deposit-record')}>
        {t('records')}
      </Button>
    </EmptyState>
  );
}

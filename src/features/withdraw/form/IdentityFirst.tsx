import { useTranslation } from 'react-i18next';
import type { WithdrawInfo } from '../../../../contract/http/money/withdrawals.ts';
import { setRequirement } from '../../../shared/account/requirement.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';

/** Shown while withdrawals require identity verification: a link to it, and its current state. */
export function IdentityFirst({ state }: { state: NonNullable<WithdrawInfo['identity']> }) {
  const { t } = useTranslation('withdraw');
  const pages = usePages();
  const records = (
    <Button kind="ghost" onClick={() => pages.open('withdraw-record')}>
      {t('records')}
    </Button>
  );
  if (state === 'pending')
    return (
      <EmptyState icon="clock" title={t('identityReview')}>
        <p>{t('identityReviewText')}</p>
        {records}
      </EmptyState>
    );
  return (
    <EmptyState icon="user" title={t('identityFirst')}>
      <p>{t('identityFirstText')}</p>
      <Button kind="primary" onClick={() => setRequirement('identity')}>
        {t('identityFirstGo')}
      </Button>
      {records}
    </EmptyState>
  );
}

import { useTranslation } from 'react-i18next';
import type { WithdrawInfo } from '../../../../contract/http/money/withdrawals.ts';
import { momentWords } from '../../../i18n/dates.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';

type Hold = NonNullable<WithdrawInfo['hold']>;

/** Why withdrawals are blocked, until when, and what to do if the cause was somebody else's action. */
export function PayoutBlocked({ hold: { until, reason } }: { hold: Hold }) {
  const { t, i18n } = useTranslation('withdraw');
  const pages = usePages();
  const reasons: Record<Hold['reason'], string> = {
    passwordChanged: t('heldPassword'),
    pinChanged: t('heldPin'),
    phoneChanged: t('heldPhone'),
    emailChanged: t('heldEmail'),
    mfaOff: t('heldMfa'),
    identityGiven: t('heldIdentity'),
    newDevice: t('heldDevice'),
    phoneClaimed: t('heldClaimed'),
    bankAccount: t('accountHeld', { until: momentWords(until, i18n.language) }),
  };
  return (
    <EmptyState icon="lock" title={t('heldTitle', { until: momentWords(until, i18n.language) })}>
      <p>{t('heldText', { reason: reasons[reason] })}</p>
      <Button onClick={() => pages.open('security-info')}>{t('heldSecurity')}</Button>
      <Button kind="ghost" onClick={() => pages.open('withdraw-record')}>
        {t('records')}
      </Button>
    </EmptyState>
  );
}

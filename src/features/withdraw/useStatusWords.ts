import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '../../../contract/http/withdrawals.ts';

/** What each status of a withdrawal is called. */
export function useStatusWords(): Record<Withdrawal['status'], string> {
  const { t } = useTranslation('withdraw');
  return {
    review: t('statusReview'),
    sending: t('statusSending'),
    paid: t('statusPaid'),
    refused: t('statusRefused'),
    cancelled: t('statusCancelled'),
  };
}

import { useTranslation } from 'react-i18next';
import type { DepositOrder } from '../../../contract/http/deposits.ts';
import { bankName } from '../../shared/wallet/bankAccounts.ts';
import { portText } from './channels.ts';

/** What channels are called, with the bank or wallet chosen: 'Virtual account BCA', 'DANA'. */
export function usePortName(): (order: Pick<DepositOrder, 'port'> & { bank?: string | null }) => string {
  const { t } = useTranslation('deposit');
  return ({ port, bank = null }) => {
    const key = portText(port);
    const name = key === null ? port.toUpperCase() : t(key);
    if (bank === null) return name;
    return port === 'ewallet' ? bankName(bank) : `${name} ${bankName(bank)}`;
  };
}

import { useTranslation } from 'react-i18next';
import { bankName } from '../../shared/wallet/bankAccounts.ts';
import { HowTo } from './HowTo.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { PayNumber } from './PayHead.tsx';

/** What the way to it is called in each bank's own app and machines. */
const MOBILE = {
  BCA: 'vaMobileBCA',
  BRI: 'vaMobileBRI',
  BNI: 'vaMobileBNI',
  MANDIRI: 'vaMobileMANDIRI',
} as const;
const ATM = { BCA: 'vaAtmBCA', BRI: 'vaAtmBRI', BNI: 'vaAtmBNI', MANDIRI: 'vaAtmMANDIRI' } as const;

/** An order that is paid to a virtual account made for it alone. */
export default function VaBankPage() {
  const { t } = useTranslation(['deposit', 'common']);
  return (
    <OrderSheet<'va'> page="va-bank">
      {(_order, { bank, number }) => {
        const rest = [t('vaEnter'), t('vaCheck')];
        const known = bank in MOBILE ? (bank as keyof typeof MOBILE) : null;
        const first = t('transferMobile', { bank: bankName(bank) });
        return (
          <>
            <PayNumber label={t('vaNumber', { bank: bankName(bank) })} value={number} />
            <HowTo
              steps={[known ? t(MOBILE[known]) : first, ...rest]}
              atm={[known ? t(ATM[known]) : t('transferAtm', { bank: bankName(bank) }), ...rest]}
            />
          </>
        );
      }}
    </OrderSheet>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bankSupport, type SupportedBank } from '../../../../contract/http/money/bankAccounts.ts';
import { http } from '../../../net/backend.ts';
import { useSession } from '../../../shared/account/session.ts';
import { BankMark } from '../../../shared/wallet/BankMark.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { ErrorState } from '../../../ui/feedback/EmptyState.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { Icon } from '../../../ui/signs/Icon.tsx';
import { RowsWaiting } from '../records/rows.tsx';
import styles from './BankPicker.module.css';

const KINDS = ['bank', 'ewallet'] as const;

/** A searchable list of banks and wallets for withdrawals. */
export function BankPicker({
  chosen,
  onPick,
  onUnchanged,
}: {
  chosen: string | null;
  onPick: (code: string) => void;
  /** Keeps the current one; undefined when there is none yet. */
  onUnchanged?: (() => void) | undefined;
}) {
  const { t } = useTranslation('withdraw');
  const [words, setWords] = useState('');
  const id = useSession((session) => session.player?.id);
  const { data, isError, refetch } = useQuery({
    queryKey: ['banks', id],
    queryFn: () => http.send(bankSupport),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const found = data?.banks.filter((bank) => fits(bank, words)) ?? [];
  const names = { bank: t('banks'), ewallet: t('wallets') };
  return (
    <div className={styles.picker}>
      <SearchField label={t('searchBank')} value={words} onChange={setWords} />
      {!data && !isError && <RowsWaiting rows={6} height="60px" />}
      {!data && isError && <ErrorState onRetry={() => void refetch()} />}
      {data && found.length === 0 && (
        <p className={styles.none} role="status">
          {t('bankNone', { words })}
        </p>
      )}
      {KINDS.map((kind) => {
        const banks = found.filter((bank) => bank.kind === kind);
        return (
          banks.length > 0 && (
            <section key={kind} aria-label={names[kind]}>
              <h3 className={styles.kind}>{names[kind]}</h3>
              <ul className={styles.list}>
                {banks.map((bank) => (
                  <li key={bank.code}>
                    <button type="button" className={styles.row} onClick={() => onPick(bank.code)}>
                      <BankMark code={bank.code} />
                      <span className={styles.name}>{bank.name}</span>
                      {bank.code === chosen && <Icon name="check" />}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
      {onUnchanged && (
        <Button kind="ghost" onClick={onUnchanged}>
          {t('back')}
        </Button>
      )}
    </div>
  );
}

function fits({ code, name }: SupportedBank, words: string): boolean {
  const wanted = words.trim().toLowerCase();
  return name.toLowerCase().includes(wanted) || code.toLowerCase().startsWith(wanted);
}

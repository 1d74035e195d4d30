import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../../contract/errors.ts';
import type { Withdrawal, WithdrawInfo } from '../../../../contract/http/money/withdrawals.ts';
import { parseAmount } from '../../../i18n/amountText.ts';
import { momentWords } from '../../../i18n/dates.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import {
  bankName,
  numberEnd,
  refreshBankAccounts,
  useBankAccounts,
  useChosenAccount,
} from '../../../shared/wallet/bankAccounts.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ErrorState } from '../../../ui/feedback/EmptyState.tsx';
import { DECIMAL } from '../../../ui/fields/useAmountInput.ts';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import shared from '../../../ui/styles/formSheet.module.css';
import { AccountChoice } from '../account/AccountChoice.tsx';
import change from '../vip/change.module.css';
import { AmountPart, FeeFacts } from './AmountPart.tsx';
import { Available, Limits } from './Available.tsx';
import { BonusChoice, type BonusWish } from './BonusChoice.tsx';
import { Held } from './Held.tsx';
import { IdentityFirst } from './IdentityFirst.tsx';
import { useWithdraw } from './pinActions.ts';
import styles from './WithdrawForm.module.css';
import { type AmountProblem, amountProblem, levelOf, mostOf } from './withdrawInfo.ts';

/** Which problem of the amount a refusal is. */
const REFUSED: Readonly<Record<number, AmountProblem>> = {
  [ErrorCode.amountOutOfRange]: 'amountAbove',
  [ErrorCode.aboveAvailable]: 'amountAboveAvailable',
  [ErrorCode.overDailyLimit]: 'amountAboveDay',
  [ErrorCode.vipLevel]: 'amountAboveLevel',
};

/** How much, and to where. */
export function WithdrawForm({ info, onMade }: { info: WithdrawInfo; onMade: (made: Withdrawal) => void }) {
  const { t, i18n } = useTranslation('withdraw');
  const client = useQueryClient();
  const pages = usePages();
  const textOf = useAmountText(info);
  const accounts = useBankAccounts();
  const wanted = useChosenAccount((state) => state.withdraw);
  const [text, setText] = useState('');
  // Nothing is given up unless it is chosen.
  const [bonus, setBonus] = useState<BonusWish>('keep');
  /** Whether what is missing is said: from the first press on. */
  const [told, setTold] = useState(false);
  const [refused, setRefused] = useState<AmountProblem | 'accountGone' | 'holderNotOwn' | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const amount = parseAmount(text, DECIMAL);
  const found = amountProblem(amount, info);
  // A typed amount that is too much is said at once, one that may only be half typed when the button is pressed.
  const early = found !== null && found !== 'amountEmpty' && found !== 'amountBelow';
  const atAccount = refused === 'accountGone' || refused === 'holderNotOwn' ? refused : null;
  const ofAmount = refused === 'accountGone' || refused === 'holderNotOwn' ? null : refused;
  const problem = ofAmount ?? (told || early ? found : null);
  const account = accounts.data?.accounts.find(({ id }) => id === wanted) ?? accounts.data?.accounts[0];
  const noAccount = told && accounts.data && !account ? t('accountNone') : undefined;
  const held =
    account && account.heldUntil !== null
      ? t('accountHeld', { until: momentWords(account.heldUntil, i18n.language) })
      : undefined;

  const onRefused = (code: number) => {
    if (code === ErrorCode.notFound) {
      setRefused('accountGone');
      void refreshBankAccounts(client);
    } else if (code === ErrorCode.holderNotOwn) setRefused('holderNotOwn');
    else setRefused(REFUSED[code] ?? null);
  };
  const ask = useWithdraw({ onMade, onRefused });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    setRefused(null);
    if (found === 'amountAboveLevel') return pages.open('vip-deposit-check');
    if (found !== null || amount === null) return form.current?.querySelector('input')?.focus();
    if (!account || held) return;
    const where = `${bankName(account.bank)} ${numberEnd(account.number)}`;
    ask(
      { account: account.id, amount: amount.toString(), bonus: info.bonus ? bonus : 'keep' },
      t('pinPurpose', { amount: formatMoney(amount), account: where }),
    );
  };

  const type = (next: string) => {
    setText(next);
    setRefused(null);
  };

  if (info.identity) return <IdentityFirst state={info.identity} />;
  if (info.hold)
    return (
      <>
        <Available info={info} />
        <Held hold={info.hold} />
      </>
    );
  if (mostOf(info) === 0n) return <Available info={info} />;
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <Available info={info} />
      {accounts.data ? (
        <AccountChoice
          accounts={accounts.data.accounts}
          limit={accounts.data.limit}
          chosen={account}
          error={atAccount ? t(atAccount) : (held ?? noAccount)}
          onChoose={(id) => useChosenAccount.setState({ withdraw: id })}
        />
      ) : accounts.isError ? (
        <ErrorState onRetry={() => void accounts.refetch()} />
      ) : (
        <Skeleton height="115px" />
      )}
      <AmountPart info={info} text={text} error={problem ? textOf(problem) : undefined} onChange={type} />
      {problem === 'amountAboveLevel' && (
        <button
          type="button"
          className={`${change.words} ${styles.link}`}
          onClick={() => pages.open('vip-deposit-check')}
        >
          {t('seeLevels')}
        </button>
      )}
      {info.bonus && <BonusChoice bonus={info.bonus} value={bonus} onChange={setBonus} />}
      <Limits info={info} />
      <div className={shared.main}>
        <FeeFacts amount={found === null ? amount : null} />
        <Button type="submit" kind="primary" size="large">
          {found === null && amount !== null
            ? t('withdrawAmount', { amount: formatMoney(amount) })
            : t('title')}
        </Button>
      </div>
    </form>
  );
}

/** What is said of each problem of an amount. */
function useAmountText(info: WithdrawInfo): (problem: AmountProblem) => string {
  const { t } = useTranslation('withdraw');
  const money = (minor: string) => formatMoney(BigInt(minor));
  const amounts: Record<AmountProblem, string> = {
    amountEmpty: money(info.min),
    amountWhole: '',
    amountBelow: money(info.min),
    amountAboveAvailable: money(info.available),
    amountAboveLevel: money(levelOf(info)?.max ?? info.max),
    amountAboveDay: money(info.daily.amountLeft),
    amountAbove: money(info.max),
  };
  return (problem) => t(problem, { amount: amounts[problem], level: info.vip.level });
}

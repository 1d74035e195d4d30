import { useQueryClient } from '@tanstack/react-query';
import { useController, useForm } from 'react-hook-form';
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
import { REFUSED } from '../../../ui/fields/refusals.ts';
import { DECIMAL } from '../../../ui/fields/useAmountInput.ts';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import shared from '../../../ui/styles/formSheet.module.css';
import { AccountChoice } from '../account/AccountChoice.tsx';
import change from '../vip/change.module.css';
import { AmountPart, FeeFacts } from './AmountPart.tsx';
import { Available, Limits } from './Available.tsx';
import { BonusChoice, type BonusWish } from './BonusChoice.tsx';
import { PayoutBlocked } from './Held.tsx';
import { IdentityFirst } from './IdentityFirst.tsx';
import { useWithdraw } from './pinActions.ts';
import styles from './WithdrawForm.module.css';
import { type AmountProblem, amountProblem, levelOf, mostOf } from './withdrawInfo.ts';

interface Typed {
  amount: string;
  bonus: BonusWish;
}

/** Errors of the account. */
type AccountProblem = 'accountGone' | 'holderNotOwn';

/** The amount error of each refusal code. */
const AT_AMOUNT: Readonly<Record<number, AmountProblem>> = {
  [ErrorCode.amountOutOfRange]: 'amountAbove',
  [ErrorCode.aboveAvailable]: 'amountAboveAvailable',
  [ErrorCode.overDailyLimit]: 'amountAboveDay',
  [ErrorCode.vipLevel]: 'amountAboveLevel',
};

/** The withdrawal form: amount and account. */
export function WithdrawForm({ info, onMade }: { info: WithdrawInfo; onMade: (made: Withdrawal) => void }) {
  const { t, i18n } = useTranslation('withdraw');
  const client = useQueryClient();
  const pages = usePages();
  const textOf = useAmountText(info);
  const accounts = useBankAccounts();
  const wanted = useChosenAccount((state) => state.withdraw);
  const form = useForm<Typed>({
    // The bonus is kept unless the player chooses otherwise.
    defaultValues: { amount: '', bonus: 'keep' },
    // Some problems lead to a page instead.
    shouldFocusError: false,
  });
  const { errors, isSubmitted } = form.formState;
  const { field } = useController({
    control: form.control,
    name: 'amount',
    rules: { validate: (text) => amountProblem(parseAmount(text, DECIMAL), info) ?? true },
  });

  const amount = parseAmount(field.value, DECIMAL);
  const found = amountProblem(amount, info);
  // A typed amount that is too high is reported at once; one that may be incomplete only on submit.
  const early = found !== null && found !== 'amountEmpty' && found !== 'amountBelow';
  const refused = errors.amount?.type === REFUSED ? (errors.amount.message as AmountProblem) : null;
  const atAccount = errors.root?.message as AccountProblem | undefined;
  const problem = refused ?? (isSubmitted || early ? found : null);
  const account = accounts.data?.accounts.find(({ id }) => id === wanted) ?? accounts.data?.accounts[0];
  const noAccount = isSubmitted && accounts.data && !account ? t('accountNone') : undefined;
  const blocked =
    account && account.heldUntil !== null
      ? t('accountHeld', { until: momentWords(account.heldUntil, i18n.language) })
      : undefined;

  const refuseAccount = (message: AccountProblem) => form.setError('root', { message });
  const onRefused = (code: number) => {
    if (code === ErrorCode.notFound) {
      refuseAccount('accountGone');
      void refreshBankAccounts(client);
    } else if (code === ErrorCode.holderNotOwn) refuseAccount('holderNotOwn');
    else if (code in AT_AMOUNT) form.setError('amount', { type: REFUSED, message: AT_AMOUNT[code] });
  };
  const withdraw = useWithdraw({ onMade, onRefused });

  const submit = form.handleSubmit(
    ({ bonus }) => {
      if (amount === null || !account || blocked) return;
      const where = `${bankName(account.bank)} ${numberEnd(account.number)}`;
      withdraw(
        { account: account.id, amount: amount.toString(), bonus: info.bonus ? bonus : 'keep' },
        t('pinPurpose', { amount: formatMoney(amount), account: where }),
      );
    },
    () => (found === 'amountAboveLevel' ? pages.open('vip-deposit-check') : form.setFocus('amount')),
  );

  const type = (next: string) => {
    form.clearErrors();
    field.onChange(next);
  };

  if (info.identity) return <IdentityFirst state={info.identity} />;
  if (info.hold)
    return (
      <>
        <Available info={info} />
        <PayoutBlocked hold={info.hold} />
      </>
    );
  if (mostOf(info) === 0n) return <Available info={info} />;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Available info={info} />
      {accounts.data ? (
        <AccountChoice
          accounts={accounts.data.accounts}
          limit={accounts.data.limit}
          chosen={account}
          error={atAccount ? t(atAccount) : (blocked ?? noAccount)}
          onChoose={(id) => useChosenAccount.setState({ withdraw: id })}
        />
      ) : accounts.isError ? (
        <ErrorState onRetry={() => void accounts.refetch()} />
      ) : (
        <Skeleton height="115px" />
      )}
      <AmountPart
        ref={field.ref}
        info={info}
        text={field.value}
        error={problem ? textOf(problem) : undefined}
        onChange={type}
      />
      {problem === 'amountAboveLevel' && (
        <button
          type="button"
          className={`${change.words} ${styles.link}`}
          onClick={() => pages.open('vip-deposit-check')}
        >
          {t('seeLevels')}
        </button>
      )}
      {info.bonus && (
        <BonusChoice
          bonus={info.bonus}
          value={form.watch('bonus')}
          onChange={(wish) => form.setValue('bonus', wish)}
        />
      )}
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

/** The text of each amount error. */
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

import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ErrorCode } from '../../../../contract/errors.ts';
import type { PayInfo, PayPort } from '../../../../contract/http/money/deposits.ts';
import { amountText, parseAmount } from '../../../i18n/amountText.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { isInstalled } from '../../../shared/site/install.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ChipRow } from '../../../ui/actions/choices.tsx';
import { DECIMAL } from '../../../ui/fields/useAmountInput.ts';
import { Icon } from '../../../ui/signs/Icon.tsx';
import sheet from '../../../ui/styles/formSheet.module.css';
import { AmountChoice, Summary } from './AmountChoice.tsx';
import { amountProblem, bonusOf, firstAmount, rangeOf } from './amount.ts';
import { ChannelChoice, FromAccount, useFromAccount } from './ChannelChoice.tsx';
import styles from './DepositForm.module.css';
import { PromotionChoice } from './PromotionChoice.tsx';
import { type DepositStart, useRecharge } from './useRecharge.ts';

const TEXTS = {
  [ErrorCode.onBreak]: 'refusedBreak',
  [ErrorCode.overOwnLimit]: 'refusedLimit',
  [ErrorCode.amountOutOfRange]: 'refusedRange',
  [ErrorCode.tooFrequent]: 'refusedOpen',
  [ErrorCode.promotionOver]: 'refusedPromotion',
} as const;

/** Why the server refused the deposit, and where that can be changed. */
function RefusedNotice({ code }: { code: number }) {
  const { t } = useTranslation('deposit');
  const pages = usePages();
  const text = TEXTS[code as keyof typeof TEXTS] ?? 'refusedMethod';
  return (
    <div className={styles.notice} role="alert">
      <Icon name="alert" size={18} />
      <p className={styles.text}>
        {t(text)}
        {(code === ErrorCode.onBreak || code === ErrorCode.overOwnLimit) && (
          <Link className={styles.way} to="/account/limits">
            {t('toLimits')}
          </Link>
        )}
        {code === ErrorCode.tooFrequent && (
          <button type="button" className={styles.way} onClick={() => pages.open('deposit-record')}>
            {t('toRecords')}
          </button>
        )}
      </p>
    </div>
  );
}

/** Channel, amount and bonus, then the summary and one button. */
export function DepositForm({
  info,
  start,
  gift = null,
}: {
  info: PayInfo;
  start: DepositStart | null;
  /** The gift from a promotion's page that led here. */
  gift?: string | null;
}) {
  const { t } = useTranslation('deposit');
  const { ports, promotions } = info;
  const presets = info.presets.map(BigInt);
  const portOf = (code: string) => ports.find((one) => one.code === code) ?? ports[0];
  const rangeAt = (at: PayPort | undefined) => (at ? rangeOf(info, at) : { least: 0n, most: 0n });
  const firstText = () => {
    const first = firstAmount(start && BigInt(start.amount), presets, rangeAt(portOf(start?.port ?? '')));
    return first === null ? '' : amountText(first, DECIMAL);
  };
  const form = useForm({
    defaultValues: {
      ...{ port: start?.port ?? '', bank: start?.bank ?? '', amount: firstText() },
      // None by default: a gift has a wagering requirement.
      promotion: gift,
    },
  });
  const chosen = form.watch();
  const port = portOf(chosen.port);
  const bank = port?.banks.find((one) => one.code === chosen.bank) ?? port?.banks[0];
  const range = rangeAt(port);
  const problemOf = (text: string) => amountProblem(parseAmount(text, DECIMAL), range);
  const { field } = useController({
    control: form.control,
    name: 'amount',
    rules: { validate: (text) => problemOf(text) === null },
  });
  const from = useFromAccount();
  const { recharge, refused, forget } = useRecharge();
  if (!port) return null;

  const amount = parseAmount(chosen.amount, DECIMAL);
  const problem = problemOf(chosen.amount);
  const promotion = promotions.find((one) => one.code === chosen.promotion) ?? null;
  const bonus = promotion ? bonusOf(promotion, amount ?? 0n) : 0n;
  const { isSubmitted, isSubmitting } = form.formState;
  const pay = form.handleSubmit(() =>
    recharge({
      port: port.code,
      ...(bank && { bank: bank.code }),
      amount: String(amount),
      // A promotion without a bonus is not sent.
      ...(promotion && bonus > 0n && { promotion: promotion.code }),
      ...(port.kind === 'transfer' && from !== null && { from }),
      ...(isInstalled() && { inApp: true }),
    }),
  );

  return (
    // A change of the form clears the refusal.
    <form className={styles.form} onSubmit={pay} onChange={forget} noValidate>
      <ChannelChoice ports={ports} value={port.code} onChange={(one) => form.setValue('port', one.code)} />
      {bank && (
        <div className={styles.banks}>
          <p className={styles.label}>{port.kind === 'ewallet' ? t('walletApp') : t('bank')}</p>
          <ChipRow
            label={port.kind === 'ewallet' ? t('walletApp') : t('bank')}
            options={port.banks.map((one) => ({ key: one.code, label: one.name }))}
            value={bank.code}
            onChange={(code) => form.setValue('bank', code)}
          />
        </div>
      )}
      {port.kind === 'transfer' && <FromAccount />}
      <AmountChoice
        ref={field.ref}
        text={field.value}
        onText={(next) => {
          forget();
          field.onChange(next);
        }}
        presets={presets}
        range={range}
        first={info.firstMin !== null}
        submitted={isSubmitted}
      />
      {promotions.length > 0 && (
        <PromotionChoice
          promotions={promotions}
          value={promotion?.code ?? null}
          amount={amount}
          onChange={(code) => form.setValue('promotion', code)}
        />
      )}
      {amount !== null && problem === null && <Summary port={port} amount={amount} bonus={bonus} />}
      <div className={`${sheet.main} ${styles.main}`}>
        {refused !== null && <RefusedNotice code={refused} />}
        <Button type="submit" kind="primary" size="large" busy={isSubmitting}>
          {amount !== null && problem === null
            ? t('pay', { amount: formatMoney(amount + BigInt(port.fee)) })
            : t('payNothing')}
        </Button>
      </div>
    </form>
  );
}

import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ErrorCode } from '../../../../contract/errors.ts';
import type { PayInfo } from '../../../../contract/http/money/deposits.ts';
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

/** Why the house did not open the deposit, and where that can be changed. */
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

/** How, how much, with which bonus; then what it comes to, and one button. */
export function DepositForm({
  info,
  start,
  gift = null,
}: {
  info: PayInfo;
  start: DepositStart | null;
  /** The gift that the player came with, of a promotion's page. */
  gift?: string | null;
}) {
  const { t } = useTranslation('deposit');
  const { ports, promotions } = info;
  const presets = info.presets.map(BigInt);
  const [code, setCode] = useState(start?.port ?? '');
  const port = ports.find((one) => one.code === code) ?? ports[0];
  const [bankCode, setBank] = useState(start?.bank ?? '');
  const bank = port?.banks.find((one) => one.code === bankCode) ?? port?.banks[0];
  const range = port ? rangeOf(info, port) : { least: 0n, most: 0n };
  const [text, setText] = useState(() => {
    const first = firstAmount(start && BigInt(start.amount), presets, range);
    return first === null ? '' : amountText(first, DECIMAL);
  });
  const amount = parseAmount(text, DECIMAL);
  // None unless it was chosen: a gift has to be played through.
  const [wanted, setWanted] = useState<string | null>(gift);
  const promotion = promotions.find((one) => one.code === wanted) ?? null;
  const [told, setTold] = useState(false);
  const from = useFromAccount();
  const { recharge, busy, refused, forget } = useRecharge();
  if (!port) return null;

  const bonus = promotion ? bonusOf(promotion, amount ?? 0n) : 0n;
  const problem = amountProblem(amount, range);
  const pay = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTold(true);
    if (problem !== null || amount === null)
      return void event.currentTarget.querySelector<HTMLInputElement>('input[inputmode]')?.focus();
    void recharge({
      port: port.code,
      ...(bank && { bank: bank.code }),
      amount: String(amount),
      // Without what makes it one, it is no promotion.
      ...(promotion && bonus > 0n && { promotion: promotion.code }),
      ...(port.kind === 'transfer' && from !== null && { from }),
      ...(isInstalled() && { inApp: true }),
    });
  };

  return (
    // What was refused is no longer what is asked for.
    <form className={styles.form} onSubmit={pay} onChange={forget} noValidate>
      <ChannelChoice ports={ports} value={port.code} onChange={(one) => setCode(one.code)} />
      {bank && (
        <div className={styles.banks}>
          <p className={styles.label}>{port.kind === 'ewallet' ? t('walletApp') : t('bank')}</p>
          <ChipRow
            label={port.kind === 'ewallet' ? t('walletApp') : t('bank')}
            options={port.banks.map((one) => ({ key: one.code, label: one.name }))}
            value={bank.code}
            onChange={setBank}
          />
        </div>
      )}
      {port.kind === 'transfer' && <FromAccount />}
      <AmountChoice
        text={text}
        onText={(next) => {
          forget();
          setText(next);
        }}
        presets={presets}
        range={range}
        first={info.firstMin !== null}
        told={told}
      />
      {promotions.length > 0 && (
        <PromotionChoice
          promotions={promotions}
          value={promotion?.code ?? null}
          amount={amount}
          onChange={setWanted}
        />
      )}
      {amount !== null && problem === null && <Summary port={port} amount={amount} bonus={bonus} />}
      <div className={`${sheet.main} ${styles.main}`}>
        {refused !== null && <RefusedNotice code={refused} />}
        <Button type="submit" kind="primary" size="large" busy={busy}>
          {amount !== null && problem === null
            ? t('pay', { amount: formatMoney(amount + BigInt(port.fee)) })
            : t('payNothing')}
        </Button>
      </div>
    </form>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../../contract/errors.ts';
import { type Withdrawal, withdrawCancel } from '../../../../contract/http/money/withdrawals.ts';
import { formatTime } from '../../../i18n/dates.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { http } from '../../../net/backend.ts';
import { HttpError } from '../../../net/errors.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { bankName, numberEnd } from '../../../shared/wallet/bankAccounts.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { toast } from '../../../ui/feedback/toasts.ts';
import { Facts } from '../../../ui/layout/List.tsx';
import { Icon, type IconName } from '../../../ui/signs/Icon.tsx';
import { ConfirmButton } from '../form/ConfirmButton.tsx';
import { balanceChanged } from '../queries.ts';
import styles from './OrderState.module.css';
import { type Step, stepsOf } from './status.ts';

const SIGNS: Partial<Record<Step['state'], IconName>> = { done: 'check', failed: 'close', over: 'minus' };

/** The steps of a withdrawal and their times. */
function Timeline({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t, i18n } = useTranslation('withdraw');
  const bank = bankName(withdrawal.bank);
  const words = {
    asked: { title: t('stepAsked'), text: undefined },
    checked: { title: t('stepChecked'), text: t('stepCheckedText') },
    sent: { title: t('stepSent', { bank }), text: t('stepSentText') },
    arrived: { title: t('stepArrived'), text: undefined },
    refused: { title: t('stepRefused', { bank }), text: t('moneyBack') },
    cancelled: { title: t('stepCancelled'), text: t('moneyBack') },
  };
  return (
    <ol className={styles.timeline}>
      {stepsOf(withdrawal).map(({ name, state, at }) => {
        const { title, text } = words[name];
        const sign = SIGNS[state];
        const explained = state === 'now' || state === 'failed' || state === 'over';
        return (
          <li
            key={name}
            className={styles.step}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={styles.sign}>{sign && <Icon name={sign} size={14} />}</span>
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              {at !== null && <span className={styles.text}>{formatTime(at, i18n.language)}</span>}
              {explained && text !== undefined && <span className={styles.text}>{text}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** All details of one withdrawal: its steps, net amount and target, and actions. */
export function OrderState({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdraw');
  const pages = usePages();
  const { id, amount, fee, bank, number, holder, status } = withdrawal;
  const back = status === 'cancelled' || status === 'refused';
  const [requested, charged] = [BigInt(amount), BigInt(fee)];
  const rows = [
    ...(back
      ? [{ label: t('backInBalance'), value: formatMoney(requested) }]
      : [
          { label: t('amount'), value: formatMoney(requested) },
          { label: t('fee'), value: formatMoney(charged) },
          { label: t('arrives'), value: formatMoney(requested - charged) },
        ]),
    { label: t('to'), value: `${bankName(bank)} ${numberEnd(number)}` },
    { label: t('holder'), value: holder },
    { label: t('orderNumber'), value: id },
  ];
  return (
    <div className={styles.order}>
      <Timeline withdrawal={withdrawal} />
      {status === 'review' && <Cancel id={id} />}
      <Facts rows={rows} />
      <Button kind="ghost" onClick={() => pages.open('withdraw-feedback', { withdrawal: id })}>
        {t('somethingWrong')}
      </Button>
    </div>
  );
}

function Cancel({ id }: { id: string }) {
  const { t } = useTranslation('withdraw');
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    try {
      await http.send(withdrawCancel, { id }, { quiet: [ErrorCode.refreshPage] });
      toast('success', t('cancelled'));
    } catch (error) {
      if (error instanceof HttpError && error.code === ErrorCode.refreshPage)
        toast('info', t('cancelTooLate'));
    }
    // Also after a failure, because only the reply may have been lost.
    await balanceChanged(client);
    setBusy(false);
  };
  return (
    <ConfirmButton
      question={t('cancelQuestion')}
      yes={t('cancelYes')}
      no={t('cancelNo')}
      busy={busy}
      onConfirm={() => void cancel()}
    >
      {t('cancel')}
    </ConfirmButton>
  );
}

import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../../shared/account/CodeField.tsx';
import { CodeSent, ResendRow } from '../../shared/account/ResendRow.tsx';
import type { SentCode } from '../../shared/account/useSentCode.ts';
import styles from '../../ui/styles/formSheet.module.css';
import type { BoundChannel } from './BoundCodeAsk.tsx';

/** Where a code went, the field it is typed into, and the ways to another one. */
export function SentCodePart({
  channel,
  sent,
  to,
  field,
  error,
  other,
  onResend,
  onRefused,
}: {
  channel: BoundChannel;
  sent: SentCode;
  /** As it is shown. */
  to: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
  /** The way to where the code should go instead. */
  other: { label: string; onClick: () => void };
  onResend: () => Promise<void>;
  /** No other code is sent now, for what the text says. */
  onRefused: (text: string) => void;
}) {
  const { t } = useTranslation(['security', 'signIn']);
  return (
    <>
      <CodeSent text={t('codeSentTo', { to })} sandbox={sent.sandbox} />
      <div className={styles.slot}>
        <CodeField
          {...field}
          label={t(channel === 'phone' ? 'signIn:code' : 'signIn:codeEmail')}
          hint={t('signIn:codeHint')}
          error={error}
        />
      </div>
      <ResendRow
        resendAt={sent.resendAt}
        onResend={onResend}
        onTooOften={() => onRefused(t('signIn:askedTooOften'))}
        other={other}
      />
    </>
  );
}

import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ErrorCode } from '../../../contract/errors.ts';
import { market } from '../../i18n/market.ts';
import { emailText, phoneDigits } from '../../shared/account/accountInput.ts';
import { EmailField, PhoneField } from '../../shared/account/PhoneField.tsx';
import { useSession } from '../../shared/account/session.ts';
import { useFieldTexts } from '../../shared/account/useFieldTexts.ts';
import { useSentCode } from '../../shared/account/useSentCode.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { toast } from '../../ui/feedback/toasts.ts';
import { attempt } from '../../ui/fields/refusals.ts';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import styles from '../../ui/styles/formSheet.module.css';
import type { BoundChannel } from './BoundCodeAsk.tsx';
import { ContactProofForm } from './ContactProofForm.tsx';
import { askToBind } from './contacts.ts';
import { securityChanged, useSecurity } from './queries.ts';
import { FormWaiting, StepForm } from './StepForm.tsx';

const RESOLVERS = {
  phone: valibotResolver(v.object({ to: phoneDigits(market.phone) })),
  email: valibotResolver(v.object({ to: emailText })),
};

/** Which phone or e-mail is to be bound. */
function ContactForm({
  channel,
  bound,
  to,
  onSend,
}: {
  channel: BoundChannel;
  /** What is bound now, masked; empty when nothing is. */
  bound: string;
  /** What was typed before. */
  to: string;
  onSend: (to: string) => Promise<void>;
}) {
  const { t } = useTranslation(['security', 'signIn']);
  const textOf = useFieldTexts();
  const form = useForm({ resolver: RESOLVERS[channel], defaultValues: { to } });
  const { errors, isSubmitting } = form.formState;
  const phone = channel === 'phone';
  const field = { ...form.register('to'), error: textOf(errors.to), 'data-autofocus': '' };
  const why = phone ? t('phoneWhy') : t('emailWhy');

  const submit = form.handleSubmit(async (typed) => {
    await attempt(() => onSend(typed.to), form.setError, {
      [ErrorCode.tooFrequent]: { field: 'to', text: t('signIn:askedTooOften') },
      [ErrorCode.badParameter]: {
        field: 'to',
        text: phone ? t('signIn:phoneInvalid', { example: market.phone.example }) : t('signIn:emailInvalid'),
      },
    });
  });

  return (
    <StepForm action={t('signIn:sendCode')} busy={isSubmitting} onSubmit={submit}>
      <p className={styles.intro}>{bound ? t('contactNow', { contact: bound }) : why}</p>
      <div className={styles.slot}>
        {phone ? (
          <PhoneField
            {...field}
            label={t(bound ? 'phoneNew' : 'signIn:phone')}
            prefix={market.phone.prefix}
            placeholder={market.phone.example}
          />
        ) : (
          <EmailField {...field} label={t(bound ? 'emailNew' : 'signIn:email')} />
        )}
      </div>
    </StepForm>
  );
}

/** A phone or an e-mail to be bound: which, then the code that went there. */
export function ContactSheet({ channel }: { channel: BoundChannel }) {
  const { t } = useTranslation(['security', 'signIn', 'common']);
  const client = useQueryClient();
  const pages = usePages();
  const player = useSession((session) => session.player?.id);
  const { data, isError, refetch } = useSecurity();
  const bound = data?.[channel];
  const words = {
    phone: { title: t(bound ? 'phoneChange' : 'phoneBind'), done: t('phoneDone') },
    email: { title: t(bound ? 'emailChange' : 'emailBind'), done: t('emailDone') },
  }[channel];
  const done = async () => {
    await securityChanged(client);
    toast('success', words.done);
    pages.close();
  };
  return (
    <Sheet title={words.title} onClose={pages.close}>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <FormWaiting />}
      {player !== undefined && bound !== undefined && (
        <Bind key={player} player={player} channel={channel} bound={bound} onDone={done} />
      )}
    </Sheet>
  );
}

function Bind({
  player,
  channel,
  bound,
  onDone,
}: {
  player: string;
  channel: BoundChannel;
  bound: string;
  onDone: () => Promise<void>;
}) {
  const code = useSentCode(`bind.${channel}.${player}`, (to) => askToBind(channel, to));
  const [to, setTo] = useState('');
  const { sent } = code;
  if (!sent) return <ContactForm channel={channel} bound={bound} to={to} onSend={code.send} />;
  return (
    <ContactProofForm
      channel={channel}
      bound={bound !== ''}
      sent={sent}
      onResend={() => code.send(sent.to)}
      onOther={() => {
        setTo(sent.to);
        code.forget();
      }}
      onDone={async () => {
        code.forget();
        await onDone();
      }}
    />
  );
}

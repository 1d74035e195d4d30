import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import { market } from '../../i18n/market.ts';
import { ContactForm } from '../../shared/account/ContactForm.tsx';
import { SentCodeForm } from '../../shared/account/SentCodeForm.tsx';
import { FormWaiting } from '../../shared/account/SheetForm.tsx';
import { useSession } from '../../shared/account/session.ts';
import { type CodeChannel, useSentCode } from '../../shared/account/useSentCode.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { useFactorStep } from './FactorStep.tsx';
import { bind, requestBindCode, useSecurity, useSecurityDone } from './security.ts';

/** Binds the phone for verification and account recovery. */
export function EditPhonePage() {
  return <ContactSheet channel="phone" />;
}

/** Binds the e-mail for verification and account recovery. */
export function EditEmailPage() {
  return <ContactSheet channel="email" />;
}

/** Binding a phone or an e-mail: the contact, then the code sent to it. */
function ContactSheet({ channel }: { channel: CodeChannel }) {
  const { t } = useTranslation(['security', 'signIn', 'common']);
  const pages = usePages();
  const done = useSecurityDone();
  const player = useSession((session) => session.player?.id);
  const { data, isError, refetch } = useSecurity();
  const bound = data?.[channel];
  const verifying = channel === 'phone' && Boolean(bound) && data?.phoneVerified === false;
  const words = {
    phone: verifying
      ? { title: t('phoneVerify'), done: t('phoneVerified') }
      : { title: t(bound ? 'phoneChange' : 'phoneBind'), done: t('phoneDone') },
    email: { title: t(bound ? 'emailChange' : 'emailBind'), done: t('emailDone') },
  }[channel];
  return (
    <Sheet title={words.title} onClose={pages.close}>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <FormWaiting />}
      {player !== undefined && bound !== undefined && (
        <Bind key={player} {...{ player, channel, bound, verifying }} onDone={() => done(words.done)} />
      )}
    </Sheet>
  );
}

function Bind({
  player,
  channel,
  bound,
  verifying,
  onDone,
}: {
  player: string;
  channel: CodeChannel;
  bound: string;
  /** The bound phone is unverified: it is the default value. */
  verifying: boolean;
  onDone: () => Promise<void>;
}) {
  const { t } = useTranslation(['security', 'signIn']);
  const code = useSentCode(`bind.${channel}.${player}`, (to) => requestBindCode(channel, to));
  const { sent } = code;
  const { step, withFactor } = useFactorStep();
  const words = {
    phone: {
      why: t('phoneWhy'),
      label: t('phoneNew'),
      invalid: t('signIn:phoneInvalid', { example: market.phone.example }),
      other: t('signIn:otherPhone'),
      shown: (to: string) => `${market.phone.prefix} ${to}`,
    },
    email: {
      why: t('emailWhy'),
      label: t('emailNew'),
      invalid: t('signIn:emailInvalid'),
      other: t('signIn:otherEmail'),
      shown: (to: string) => to,
    },
  }[channel];
  if (step) return step;
  if (!sent)
    return (
      <ContactForm
        channel={channel}
        text={bound ? t(verifying ? 'phoneVerifyText' : 'contactNow', { contact: bound }) : words.why}
        label={bound && !verifying ? words.label : undefined}
        to={code.to}
        refusals={{ [ErrorCode.badParameter]: { field: 'to', text: words.invalid } }}
        onSend={code.send}
      />
    );
  const wrong = { field: 'code', text: t('signIn:codeWrong') } as const;
  const password = {
    label: t('signIn:password'),
    hint: t('contactPassword'),
    autoComplete: 'current-password',
  } as const;
  return (
    <SentCodeForm
      channel={channel}
      sent={sent}
      text={t('codeSentTo', { to: words.shown(sent.to) })}
      action={t(verifying ? 'contactVerify' : bound ? 'contactChange' : 'contactBind')}
      // The password is required where another contact was bound before.
      password={bound ? password : undefined}
      other={{ label: words.other, onClick: code.elsewhere }}
      refusals={{
        [ErrorCode.wrongCode]: wrong,
        [ErrorCode.wrongEmailCode]: wrong,
        [ErrorCode.phoneExists]: { field: 'code', text: t('phoneTaken') },
        [ErrorCode.emailTaken]: { field: 'code', text: t('emailTaken') },
        [ErrorCode.wrongPassword]: { field: 'password', text: t('passwordWrong') },
        [ErrorCode.tooFrequent]: { field: bound ? 'password' : 'code', text: t('signIn:tooOften') },
      }}
      onCode={async (typed, quiet) => {
        await withFactor(async (options) => {
          await bind(channel, sent.to, { ...typed, ...options }, options.quiet);
          code.forget();
          await onDone();
        }, quiet);
      }}
      onResend={() => code.send(sent.to)}
    />
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shared/account/session.ts';
import { useSentCode } from '../../shared/account/useSentCode.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { toast } from '../../ui/feedback/toasts.ts';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import type { BoundChannel } from './BoundCodeAsk.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ContactProofForm } from './ContactProofForm.tsx';
import { askToBind } from './contacts.ts';
import { FormWaiting } from './FormWaiting.tsx';
import { securityChanged, useSecurity } from './queries.ts';

/** A phone or an e-mail to be bound: which, then the code that went there. */
export function ContactSheet({ channel }: { channel: BoundChannel }) {
  const { t } = useTranslation(['security', 'signIn', 'common']);
  const pages = usePages();
  const player = useSession((session) => session.player?.id);
  const { data, isError, refetch } = useSecurity();
  const bound = data?.[channel];
  const words = {
    phone: { title: t(bound ? 'phoneChange' : 'phoneBind'), done: t('phoneDone') },
    email: { title: t(bound ? 'emailChange' : 'emailBind'), done: t('emailDone') },
  }[channel];
  const done = async () => {
    await securityChanged();
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

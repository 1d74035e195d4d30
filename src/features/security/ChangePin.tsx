import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import { userPinChange } from '../../../contract/http/security.ts';
import { HttpError } from '../../net/errors.ts';
import { http } from '../../net/house.ts';
import { freshly } from '../../shared/account/freshly.ts';
import { NewPin } from './NewPin.tsx';
import { PinLocked } from './PinLocked.tsx';
import { PinPad } from './PinPad.tsx';
import { usePinEntry } from './usePinEntry.ts';

const AT_PAD = [ErrorCode.wrongPin, ErrorCode.pinLocked, ErrorCode.pinNotSet];

/** Another PIN by the old one. An old one that was wrong is asked for again, the new one is kept meanwhile. */
export function ChangePin({
  lockedUntil,
  onLock,
  onForgotten,
  onDone,
}: {
  lockedUntil: number | null;
  /** Whether it is locked may have changed. */
  onLock: () => void;
  onForgotten: () => void;
  onDone: () => Promise<void>;
}) {
  const { t } = useTranslation('security');
  const [old, setOld] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const entry = usePinEntry((pin) => (chosen === null ? setOld(pin) : void change(pin, chosen)));

  const change = async (oldPin: string, pin: string) => {
    setBusy(true);
    try {
      await freshly(() => http.send(userPinChange, { by: 'pin', oldPin, pin }, { quiet: AT_PAD }));
      return await onDone();
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const wrong = error.code === ErrorCode.wrongPin;
      entry.refuse(t(wrong ? 'pinOldWrong' : 'pinNotSent'));
      setOld(null);
      onLock();
    }
    setBusy(false);
  };

  if (lockedUntil !== null)
    return (
      <PinLocked
        until={lockedUntil}
        onOver={() => {
          entry.clear();
          onLock();
        }}
        onForgotten={onForgotten}
      />
    );
  if (old !== null)
    return (
      <NewPin
        busy={busy}
        onChosen={(pin) => {
          setChosen(pin);
          void change(old, pin);
        }}
      />
    );
  return (
    <PinPad
      {...entry.pad}
      label={t('pinOld')}
      hint={t('pinOldHint')}
      other={{ label: t('forgotPin'), onClick: onForgotten }}
      busy={busy}
    />
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../../contract/errors.ts';
import { userPinChange, userPinSet } from '../../../../contract/http/people/security.ts';
import { http } from '../../../net/backend.ts';
import { HttpError } from '../../../net/errors.ts';
import { PasswordField } from '../../../shared/account/AccountFields.tsx';
import { passwordResolver } from '../../../shared/account/accountInput.ts';
import { SheetForm, useSheetForm } from '../../../shared/account/SheetForm.tsx';
import { withFreshSession } from '../../../shared/account/stepUp.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { ErrorState } from '../../../ui/feedback/EmptyState.tsx';
import { Sheet } from '../../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import formSheetStyles from '../../../ui/styles/formSheet.module.css';
import { useFactorStep } from '../FactorStep.tsx';
import { usePin, useSecurityDone } from '../security.ts';
import styles from './PinPad.module.css';
import { PinPad, usePinEntry } from './PinPad.tsx';
import { NewPin, PinLocked } from './PinSteps.tsx';

/** Sets the first PIN, or changes it using the old one. */
export function EditPinPage() {
  const { t } = useTranslation(['security', 'signIn', 'common']);
  const pages = usePages();
  const { data, isError, refetch } = usePin();
  const finish = useSecurityDone();
  const done = () => finish(t(data?.set ? 'pinChanged' : 'pinMade'));
  return (
    <Sheet title={t(data?.set ? 'pinChange' : 'pinMake')} onClose={pages.close}>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <PinPadWaiting />}
      {data && !data.set && <SetPin onDone={done} />}
      {data?.set && (
        <ChangePin
          lockedUntil={data.lockedUntil}
          onLock={() => void refetch()}
          onForgotten={() => pages.swap('forget-pin')}
          onDone={done}
        />
      )}
    </Sheet>
  );
}

/** The first PIN: chosen, repeated, and confirmed with the password. */
function SetPin({ onDone }: { onDone: () => Promise<void> }) {
  const { t } = useTranslation(['security', 'signIn']);
  const [pin, setPin] = useState<string | null>(null);
  return pin === null ? (
    <>
      <p className={formSheetStyles.intro}>{t('pinWhy')}</p>
      <NewPin onChosen={setPin} />
    </>
  ) : (
    <Prove pin={pin} onOther={() => setPin(null)} onDone={onDone} />
  );
}

function Prove({ pin, onOther, onDone }: { pin: string; onOther: () => void; onDone: () => Promise<void> }) {
  const { t } = useTranslation(['security', 'signIn']);
  const { step, withFactor } = useFactorStep();
  const form = useSheetForm({ resolver: passwordResolver, values: { password: '' }, focus: 'password' });
  const submit = form.submit(
    ({ password }, atFields) =>
      withFactor(async ({ quiet, ...factor }) => {
        await withFreshSession(() => http.send(userPinSet, { pin, password, ...factor }, { quiet }));
        await onDone();
      }, atFields),
    {
      [ErrorCode.wrongPassword]: { field: 'password', text: t('passwordWrong') },
      [ErrorCode.tooFrequent]: { field: 'password', text: t('signIn:tooOften') },
    },
  );

  if (step) return step;
  return (
    <SheetForm
      action={t('pinMake')}
      busy={form.busy}
      links={[{ label: t('pinOther'), onClick: onOther }]}
      onSubmit={submit}
    >
      <p className={formSheetStyles.intro}>{t('pinProve')}</p>
      <div className={formSheetStyles.slot}>
        <PasswordField
          {...form.field('password')}
          label={t('signIn:password')}
          autoComplete="current-password"
        />
      </div>
    </SheetForm>
  );
}

const AT_PAD = [ErrorCode.wrongPin, ErrorCode.pinLocked, ErrorCode.pinNotSet];

/** Changes the PIN. If the old one was wrong it is asked for again, and the new one is retained. */
function ChangePin({
  lockedUntil,
  onLock,
  onForgotten,
  onDone,
}: {
  lockedUntil: number | null;
  /** Called when the lock state may have changed. */
  onLock: () => void;
  onForgotten: () => void;
  onDone: () => Promise<void>;
}) {
  const { t } = useTranslation('security');
  const [old, setOld] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { step, withFactor } = useFactorStep();
  const entry = usePinEntry((pin) => (chosen === null ? setOld(pin) : void change(pin, chosen)));

  const change = async (oldPin: string, pin: string) => {
    setBusy(true);
    try {
      await withFactor(async ({ quiet, ...factor }) => {
        await withFreshSession(() =>
          http.send(userPinChange, { by: 'pin', oldPin, pin, ...factor }, { quiet }),
        );
        await onDone();
      }, AT_PAD);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const wrong = error.code === ErrorCode.wrongPin;
      entry.refuse(t(wrong ? 'pinOldWrong' : 'pinNotSent'));
      setOld(null);
      onLock();
    }
    setBusy(false);
  };

  if (step) return step;
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

/** Placeholder with the height of the pad. */
function PinPadWaiting() {
  return (
    <div className={styles.pad}>
      <div className={styles.places}>
        <Skeleton width="196px" height="16px" />
      </div>
      <div className={styles.waiting}>
        <Skeleton height="100%" />
      </div>
    </div>
  );
}

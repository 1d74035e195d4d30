import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../../contract/errors.ts';
import { CallError } from '../../../net/errors.ts';
import {
  forgetPinRequest,
  type PinRequest,
  usePinRequest,
  withFreshSession,
} from '../../../shared/account/stepUp.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { Sheet } from '../../../ui/layout/Sheet.tsx';
import { FactorStep } from '../FactorStep.tsx';
import { usePin } from '../security.ts';
import styles from './PinPad.module.css';
import { PinPad, usePinEntry } from './PinPad.tsx';
import { NoPin, PinLocked } from './PinSteps.tsx';

/** Asks for the PIN on behalf of another page. Opened without a request, it asks for nothing. */
export function PinPanelPage() {
  const { t } = useTranslation(['security', 'common']);
  const pages = usePages();
  const request = usePinRequest((state) => state.request);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    if (request) return forgetPinRequest;
    if (pages.shown.length > 1) pages.close();
    else pages.swap('security-info');
  }, []);

  return (
    <Sheet title={t('pinTitle')} onClose={pages.close}>
      {request && <PinPrompt request={request} onLeave={pages.close} />}
    </Sheet>
  );
}

function PinPrompt({ request, onLeave }: { request: PinRequest; onLeave: () => void }) {
  const { t } = useTranslation(['security', 'common']);
  const pages = usePages();
  const pin = usePin();
  const [busy, setBusy] = useState(false);
  /** The PIN was right, and the second factor is required too. */
  const [right, setRight] = useState<string | null>(null);
  const entry = usePinEntry((typed) => void send(typed));

  const again = () => {
    setRight(null);
    entry.clear();
    void pin.refetch();
  };

  const send = async (typed: string) => {
    setBusy(true);
    try {
      const outcome = await withFreshSession(() => request.use(typed));
      // Stays busy, so that nothing can be pressed while the panel closes.
      if (outcome === 'done') return onLeave();
      if (outcome !== ErrorCode.pinLocked && outcome !== ErrorCode.pinNotSet) entry.refuse(t('pinWrong'));
      // The fifth consecutive wrong PIN locks it; the refetch shows that.
      const { data } = await pin.refetch();
      if (data?.lockedUntil) entry.clear();
    } catch (error) {
      // The page below shows refusals; after a network failure the player may retry.
      const refused = error instanceof CallError && error.failure === 'refusal';
      if (refused && error.code === ErrorCode.factorNeeded) {
        setRight(typed);
        return setBusy(false);
      }
      if (refused && error.code !== ErrorCode.signInAgain) return onLeave();
      entry.refuse(t('pinNotSent'));
    }
    setBusy(false);
  };

  if (right !== null)
    return (
      <>
        <p className={styles.purpose}>{request.purpose}</p>
        <FactorStep
          onCode={async (factorCode) => {
            const outcome = await withFreshSession(() => request.use(right, factorCode));
            if (outcome === 'done') return onLeave();
            again();
          }}
          onBack={onLeave}
        />
      </>
    );
  if (pin.data?.lockedUntil)
    return (
      <PinLocked
        until={pin.data.lockedUntil}
        onOver={() => {
          entry.clear();
          void pin.refetch();
        }}
        onForgotten={() => pages.open('forget-pin')}
      />
    );
  if (pin.data && !pin.data.set) return <NoPin onMake={() => pages.open('edit-pin')} />;
  return (
    <>
      <p className={styles.purpose}>{request.purpose}</p>
      <PinPad
        {...entry.pad}
        label={t('pinLabel')}
        other={{ label: t('forgotPin'), onClick: () => pages.open('forget-pin') }}
        busy={busy}
        disabled={pin.isPending}
      />
    </>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../../contract/errors.ts';
import { type Identity, userIdentification } from '../../../../contract/http/people/security.ts';
import { http } from '../../../net/backend.ts';
import { HttpError } from '../../../net/errors.ts';
import { FormWaiting } from '../../../shared/account/SheetForm.tsx';
import { withFreshSession } from '../../../shared/account/stepUp.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/EmptyState.tsx';
import { Sheet } from '../../../ui/layout/Sheet.tsx';
import { Icon } from '../../../ui/signs/Icon.tsx';
import styles from '../../../ui/styles/formSheet.module.css';
import { securityChanged, useIdentity } from '../security.ts';
import { DocumentsForm } from './DocumentsForm.tsx';
import { AT_PERSON, type Person, PersonForm } from './PersonForm.tsx';

/** Identity verification step by step: name and date of birth, pictures of the card, and the result. */
export default function IdentitySheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['security', 'signIn', 'pictures']);
  const { data, isError, refetch } = useIdentity();
  return (
    <Sheet title={t('identityTitle')} onClose={onClose}>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <FormWaiting heights={[44, 68, 68, 56]} />}
      {data && <Step identity={data} onClose={onClose} />}
    </Sheet>
  );
}

function Step({ identity, onClose }: { identity: Identity; onClose: () => void }) {
  const { t } = useTranslation('security');
  const client = useQueryClient();
  /** After a refusal: the corrected data, entered before the pictures. */
  const [corrected, setCorrected] = useState<Person | null>(null);
  const changed = () => securityChanged(client);

  if (identity.state === 'verified' || identity.state === 'pending')
    return (
      <EmptyState icon={identity.state === 'verified' ? 'check' : 'clock'} title={t(identity.state)}>
        <p>{t(identity.state === 'verified' ? 'verifiedText' : 'pendingText')}</p>
        <Button onClick={onClose}>{t('identityClose')}</Button>
      </EmptyState>
    );
  if (identity.state === 'none')
    return <PersonForm action={t('identityNext')} onSend={(person) => give(person).then(changed)} />;
  if (identity.state === 'refused' && !corrected)
    return (
      <>
        <p className={styles.note} data-tone="care" role="alert">
          <Icon name="alert" size={18} />
          {t('refusedText', { answer: identity.answer })}
        </p>
        <PersonForm
          fullName={identity.fullName ?? ''}
          action={t('identityNext')}
          onSend={async (person) => setCorrected(person)}
        />
      </>
    );
  return <DocumentsForm corrected={corrected} onSent={() => void changed()} />;
}

/** Sends the personal data; if they were sent before, continues with the next step. */
async function give(person: Person): Promise<void> {
  try {
    await withFreshSession(() =>
      http.send(userIdentification, person, { quiet: [...AT_PERSON, ErrorCode.alreadySet] }),
    );
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== ErrorCode.alreadySet) throw error;
  }
}

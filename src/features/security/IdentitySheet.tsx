import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ErrorCode } from '../../../contract/errors.ts';
import { userIdentification } from '../../../contract/http/security.ts';
import { HttpError } from '../../net/errors.ts';
import { http, serverNow } from '../../net/house.ts';
import { SheetForm, useSheetForm } from '../../shared/account/SheetForm.tsx';
import { freshly } from '../../shared/account/stepUp.ts';
import { toast } from '../../ui/feedback/toasts.ts';
import { REFUSED } from '../../ui/fields/refusals.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from '../../ui/styles/formSheet.module.css';
import { BirthFields, birthProblem, isoDate } from './BirthFields.tsx';
import { securityChanged } from './security.ts';

const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{1,79}$/u;
const AT_FIELD = [ErrorCode.tooYoung, ErrorCode.badParameter, ErrorCode.alreadySet];

const birth = v.pipe(
  v.object({ day: v.string(), month: v.string(), year: v.string() }),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? birthProblem(dataset.value, serverNow()) : null;
    if (problem) addIssue({ message: problem });
  }),
);
const resolver = valibotResolver(
  v.object({ fullName: v.pipe(v.string(), v.trim(), v.regex(NAME, 'nameInvalid')), birth }),
);

/** Who the player is, told once: full name and date of birth. */
export function IdentitySheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['security', 'signIn']);
  const client = useQueryClient();
  const done = async (told: 'identityDone' | 'identityBefore') => {
    await securityChanged(client);
    toast(told === 'identityDone' ? 'success' : 'info', t(told));
    onClose();
  };
  const form = useSheetForm({
    resolver,
    values: { fullName: '', birth: { day: '', month: '', year: '' } },
  });
  const { errors } = form.formState;
  const nameError = errors.fullName && t('nameInvalid');
  const date = errors.birth as { type?: string; message?: string; root?: { message?: string } } | undefined;
  const told = date?.root?.message ?? date?.message;
  const birthError = date?.type === REFUSED ? date.message : told && t(told as 'birthInvalid');

  const submit = form.submit(
    async ({ fullName, birth: given }) => {
      const input = { fullName, birthDate: isoDate(given) };
      try {
        await freshly(() => http.send(userIdentification, input, { quiet: AT_FIELD }));
        await done('identityDone');
      } catch (error) {
        if (!(error instanceof HttpError) || error.code !== ErrorCode.alreadySet) throw error;
        await done('identityBefore');
      }
    },
    {
      [ErrorCode.tooYoung]: { field: 'birth', text: t('birthYoung') },
      [ErrorCode.badParameter]: { field: 'birth', text: t('birthInvalid') },
    },
  );

  return (
    <Sheet title={t('identityTitle')} onClose={onClose}>
      <SheetForm action={t('identitySave')} busy={form.busy} onSubmit={submit}>
        <p className={styles.intro}>{t('identityText')}</p>
        <div className={styles.slot}>
          <TextField
            {...form.register('fullName')}
            label={t('fullName')}
            hint={t('fullNameHint')}
            error={nameError}
            autoComplete="name"
            maxLength={80}
            data-autofocus=""
          />
        </div>
        <div className={styles.slot}>
          <BirthFields
            day={form.register('birth.day')}
            month={form.register('birth.month')}
            year={form.register('birth.year')}
            error={birthError}
          />
        </div>
        <p className={styles.note} data-tone="care">
          <Icon name="info" size={18} />
          {t('identityOnce')}
        </p>
      </SheetForm>
    </Sheet>
  );
}

import { valibotResolver } from '@hookform/resolvers/valibot';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ErrorCode } from '../../../../contract/errors.ts';
import { serverNow } from '../../../net/backend.ts';
import { SheetForm, useSheetForm } from '../../../shared/account/SheetForm.tsx';
import { REFUSED } from '../../../ui/fields/refusals.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Icon } from '../../../ui/signs/Icon.tsx';
import styles from '../../../ui/styles/formSheet.module.css';
import { BirthFields, birthProblem, isoDate } from './BirthFields.tsx';

const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{1,79}$/u;

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

/** Personal data in the server's format. */
export interface Person {
  fullName: string;
  /** '1990-12-31' */
  birthDate: string;
}

/** Refusals shown at a field of the form. */
export const AT_PERSON = [ErrorCode.tooYoung, ErrorCode.badParameter];

/** Full name and date of birth, as on the identity card. */
export function PersonForm({
  fullName = '',
  action,
  onSend,
}: {
  /** The previously entered name. */
  fullName?: string;
  action: string;
  onSend: (person: Person) => Promise<void>;
}) {
  const { t } = useTranslation(['security', 'signIn']);
  const form = useSheetForm({
    resolver,
    values: { fullName, birth: { day: '', month: '', year: '' } },
  });
  const { errors } = form.formState;
  const nameError = errors.fullName && t('nameInvalid');
  const date = errors.birth as { type?: string; message?: string; root?: { message?: string } } | undefined;
  const problem = date?.root?.message ?? date?.message;
  const birthError = date?.type === REFUSED ? date.message : problem && t(problem as 'birthInvalid');

  const submit = form.submit(
    ({ fullName, birth: given }) => onSend({ fullName, birthDate: isoDate(given) }),
    {
      [ErrorCode.tooYoung]: { field: 'birth', text: t('birthYoung') },
      [ErrorCode.badParameter]: { field: 'birth', text: t('birthInvalid') },
    },
  );

  return (
    <SheetForm action={action} busy={form.busy} onSubmit={submit}>
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
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '../../ui/fields/TextField.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from '../../ui/styles/formSheet.module.css';

/** The invite code, behind a quiet question unless it is known that there is one. */
export function InviteField({ open, ...input }: Omit<TextFieldProps, 'label'> & { open: boolean }) {
  const { t } = useTranslation('signIn');
  const [asked, setAsked] = useState(open);
  if (!asked)
    return (
      <div className={styles.links}>
        <button type="button" className={styles.link} onClick={() => setAsked(true)}>
          <Icon name="ticket" size={18} />
          {t('inviteToggle')}
        </button>
      </div>
    );
  return (
    <div className={styles.slot}>
      <TextField
        {...input}
        label={t('inviteCode')}
        hint={t('inviteHint')}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={8}
      />
    </div>
  );
}

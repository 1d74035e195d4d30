import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userUpdate } from '../../../contract/http/accounts.ts';
import { http } from '../../net/house.ts';
import { queries } from '../../state/queries.ts';
import { refreshBrief, useSession } from '../../state/session.ts';
import { usePages } from '../../state/usePages.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toasts.ts';
import { AvatarChoice } from './AvatarChoice.tsx';
import styles from './EditProfilePage.module.css';
import { nameProblem } from './nameProblem.ts';

/** The name and portrait that other players see. */
export default function EditProfilePage() {
  const { t } = useTranslation(['profile', 'common']);
  const pages = usePages();
  const player = useSession((session) => session.player);
  return (
    <Sheet title={t('editProfile')} onClose={pages.close}>
      {/* Filled in anew should the player only be known after the sheet is open. */}
      {player && <Form key={player.id} name={player.name} avatar={player.avatar} onDone={pages.close} />}
    </Sheet>
  );
}

function Form({ onDone, ...now }: { name: string; avatar: number; onDone: () => void }) {
  const { t } = useTranslation(['profile', 'common']);
  const [name, setName] = useState(now.name);
  const [avatar, setAvatar] = useState(now.avatar);
  const [told, setTold] = useState(false);
  const [busy, setBusy] = useState(false);
  const problem = nameProblem(name);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (problem || busy) return;
    setBusy(true);
    try {
      await http.send(userUpdate, { name: name.trim(), avatar });
      await Promise.all([refreshBrief(), queries.invalidateQueries({ queryKey: ['profile'] })]);
      toast('success', t('saved'));
      onDone();
    } catch {
      // The error policy has told why; what was typed stays.
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        error={told && problem ? t(problem) : undefined}
        value={name}
        maxLength={40}
        autoComplete="nickname"
        data-autofocus=""
        onChange={(event) => setName(event.target.value)}
      />
      <AvatarChoice value={avatar} onChange={setAvatar} />
      <Button type="submit" kind="primary" size="large" busy={busy}>
        {t('save')}
      </Button>
    </form>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import { userUpdate } from '../../../contract/http/people/accounts.ts';
import { http } from '../../net/backend.ts';
import { HttpError } from '../../net/errors.ts';
import { uploadImages } from '../../net/upload.ts';
import { Avatar } from '../../shared/account/Avatar.tsx';
import { refreshProfile, type Session, useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { toast } from '../../ui/feedback/toasts.ts';
import { ImageField } from '../../ui/fields/ImageField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import cards from '../../ui/styles/choice.module.css';
import shared from '../../ui/styles/formSheet.module.css';
import styles from './EditProfilePage.module.css';
import { nameProblem } from './nameProblem.ts';

const AVATARS = Array.from({ length: 24 }, (_, avatar) => avatar);

/** The name and avatar that other players see, and the picture that the player sees of themselves. */
export function EditProfilePage() {
  const { t } = useTranslation(['profile', 'pictures', 'common']);
  const pages = usePages();
  const player = useSession((session) => session.player);
  return (
    <Sheet title={t('editProfile')} onClose={pages.close}>
      {/* Filled in anew should the player only be known after the sheet is open. */}
      {player && <Form key={player.id} now={player} onDone={pages.close} />}
    </Sheet>
  );
}

function Form({ now, onDone }: { now: NonNullable<Session['player']>; onDone: () => void }) {
  const { t } = useTranslation(['profile', 'common']);
  const client = useQueryClient();
  const [name, setName] = useState(now.name);
  const [avatar, setAvatar] = useState(now.avatar);
  const [portrait, setPortrait] = useState(now.portrait);
  const [images, setImages] = useState<readonly File[]>([]);
  const [failed, setFailed] = useState<number>();
  const [told, setTold] = useState(false);
  /** A name that the house keeps for itself. */
  const [reserved, setReserved] = useState<string>();
  const [busy, setBusy] = useState(false);
  const problem = nameProblem(name) ?? (name.trim() === reserved ? 'nameReserved' : null);

  /** The own picture's name: a new one is sent first. Null when it could not be. */
  const send = async (): Promise<{ portrait: string | null } | null> => {
    if (images.length === 0) return { portrait };
    try {
      const [sent] = await uploadImages('avatar', images);
      return sent ? { portrait: sent.name } : null;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      setFailed(error.code);
      return null;
    }
  };
  const change = async () => {
    const own = await send();
    if (!own) return;
    await http.send(
      userUpdate,
      { name: name.trim(), avatar, ...(own.portrait !== now.portrait && own) },
      { quiet: [ErrorCode.badParameter] },
    );
    await Promise.all([refreshProfile(), client.invalidateQueries({ queryKey: ['profile'] })]);
    toast('success', t('saved'));
    onDone();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (problem || busy) return;
    setBusy(true);
    setFailed(undefined);
    try {
      await change();
    } catch (error) {
      // The error policy has told why; what was typed stays.
      if (!(error instanceof HttpError)) throw error;
      // All else that may be wrong with a name was looked at before it was sent.
      if (error.code === ErrorCode.badParameter) setReserved(name.trim());
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
      <OwnPicture
        avatar={avatar}
        portrait={portrait}
        images={images}
        busy={busy && images.length > 0}
        failed={failed}
        onImages={(chosen) => {
          setFailed(undefined);
          setImages(chosen);
        }}
        onRemove={() => setPortrait(null)}
      />
      <AvatarChoice value={avatar} onChange={setAvatar} />
      <div className={shared.main}>
        <Button type="submit" kind="primary" size="large" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

/** The picture of one's own that is shown to the player alone: the one there is, or one to be chosen. */
function OwnPicture({
  avatar,
  portrait,
  images,
  busy,
  failed,
  onImages,
  onRemove,
}: {
  avatar: number;
  /** The one there is. */
  portrait: string | null;
  images: readonly File[];
  busy: boolean;
  /** The code that the house refused it with. */
  failed: number | undefined;
  onImages: (images: readonly File[]) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('profile');
  if (portrait === null)
    return (
      <div className={styles.choose}>
        <ImageField
          label={t('ownPicture')}
          value={images}
          onChange={onImages}
          most={1}
          busy={busy}
          failed={failed}
        />
        <p className={styles.note}>{t('ownPictureText')}</p>
      </div>
    );
  return (
    <section className={styles.own} aria-label={t('ownPicture')}>
      <Avatar avatar={avatar} portrait={portrait} size={72} />
      <div className={styles.words}>
        <p className={styles.title}>{t('ownPicture')}</p>
        <p className={styles.note}>{t('ownPictureText')}</p>
      </div>
      <Button onClick={onRemove} aria-label={t('ownPictureRemove')}>
        <Icon name="close" size={18} />
        {t('remove')}
      </Button>
    </section>
  );
}

/** The built-in portraits, one of them chosen. */
function AvatarChoice({ value, onChange }: { value: number; onChange: (avatar: number) => void }) {
  const { t } = useTranslation('profile');
  return (
    <fieldset className={styles.choice}>
      <legend className={cards.legend}>{t('portrait')}</legend>
      <div className={styles.grid}>
        {AVATARS.map((avatar) => (
          <label key={avatar} className={styles.one} data-chosen={avatar === value}>
            <input
              type="radio"
              name="avatar"
              className={styles.radio}
              checked={avatar === value}
              onChange={() => onChange(avatar)}
              aria-label={t('portraitNumber', { number: avatar + 1 })}
            />
            <Avatar avatar={avatar} size={44} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

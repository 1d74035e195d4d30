import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
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
import { REFUSED } from '../../ui/fields/refusals.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import cards from '../../ui/styles/choice.module.css';
import shared from '../../ui/styles/formSheet.module.css';
import styles from './EditProfilePage.module.css';
import { nameProblem } from './nameProblem.ts';

const AVATARS = Array.from({ length: 24 }, (_, avatar) => avatar);

/** The public name and avatar, and the player's own picture, which only the player sees. */
export function EditProfilePage() {
  const { t } = useTranslation(['profile', 'pictures', 'common']);
  const pages = usePages();
  const player = useSession((session) => session.player);
  return (
    <Sheet title={t('editProfile')} onClose={pages.close}>
      {/* Refilled if the player is loaded only after the sheet has opened. */}
      {player && <Form key={player.id} now={player} onDone={pages.close} />}
    </Sheet>
  );
}

interface Typed {
  name: string;
  avatar: number;
  portrait: string | null;
  /** A new own picture; at most one. */
  images: readonly File[];
}

type NameProblem = ReturnType<typeof nameProblem> | typeof RESERVED;
const RESERVED = 'nameReserved';

function Form({ now, onDone }: { now: NonNullable<Session['player']>; onDone: () => void }) {
  const { t } = useTranslation(['profile', 'common']);
  const client = useQueryClient();
  const form = useForm<Typed>({
    defaultValues: { name: now.name, avatar: now.avatar, portrait: now.portrait, images: [] },
  });
  const { errors, isSubmitting } = form.formState;
  const { avatar, portrait, images } = form.watch();
  /** A name that the server reserves. */
  const reserved = useRef<string>(undefined);
  const problem = errors.name?.message as NameProblem | undefined;

  /** The own picture's file name; a new one is uploaded first. Null when the upload failed. */
  const upload = async (typed: Typed): Promise<{ portrait: string | null } | null> => {
    if (typed.images.length === 0) return { portrait: typed.portrait };
    try {
      const [sent] = await uploadImages('avatar', typed.images);
      return sent ? { portrait: sent.name } : null;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      form.setError('images', { type: REFUSED, message: `${error.code}` });
      return null;
    }
  };
  const save = form.handleSubmit(async (typed) => {
    const own = await upload(typed);
    if (!own) return;
    const name = typed.name.trim();
    try {
      await http.send(
        userUpdate,
        { name, avatar: typed.avatar, ...(own.portrait !== now.portrait && own) },
        { quiet: [ErrorCode.badParameter] },
      );
      await Promise.all([refreshProfile(), client.invalidateQueries({ queryKey: ['profile'] })]);
      toast('success', t('saved'));
      onDone();
    } catch (error) {
      // The error policy has shown the error; the input stays.
      if (!(error instanceof HttpError)) throw error;
      if (error.code !== ErrorCode.badParameter) return;
      // All other errors of a name were checked before sending.
      reserved.current = name;
      form.setError('name', { message: RESERVED });
    }
  });

  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <TextField
        {...form.register('name', {
          validate: (name) => nameProblem(name) ?? (name.trim() === reserved.current ? RESERVED : true),
        })}
        label={t('name')}
        hint={t('nameHint')}
        error={problem ? t(problem) : undefined}
        maxLength={40}
        autoComplete="nickname"
        data-autofocus=""
      />
      <OwnPicture
        avatar={avatar}
        portrait={portrait}
        images={images}
        busy={isSubmitting && images.length > 0}
        failed={errors.images && Number(errors.images.message)}
        onImages={(chosen) => {
          form.clearErrors('images');
          form.setValue('images', chosen);
        }}
        onRemove={() => form.setValue('portrait', null)}
      />
      <AvatarChoice value={avatar} onChange={(chosen) => form.setValue('avatar', chosen)} />
      <div className={shared.main}>
        <Button type="submit" kind="primary" size="large" busy={isSubmitting}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

/** The player's own picture, visible only to the player: the current one, or a newly chosen one. */
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
  /** The current one. */
  portrait: string | null;
  images: readonly File[];
  busy: boolean;
  /** The error code of a refused upload. */
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

/** The choice of a built-in portrait. */
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

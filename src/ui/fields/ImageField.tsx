import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import { IMAGE_BYTES, MOST_IMAGES } from '../../../contract/http/site/inputs/uploads.ts';
import { Icon } from '../signs/Icon.tsx';
import styles from './ImageField.module.css';

/** The accepted types; phones' pickers convert other formats (HEIC) to these. */
const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

type PictureProblem = 'wrongType' | 'tooLarge' | 'damaged';

/** Pictures larger than this many bytes are scaled down, because players pay for the upload. */
const LIGHT = 1_500_000;
/** The longest side after scaling, in pixels; a photographed receipt is still readable. */
const LONGEST = 2_000;

/** Prepares a chosen file for sending: scales down a large photo, and reports a file that the server would refuse. */
async function preparePicture(file: File): Promise<{ file: File } | { problem: PictureProblem }> {
  if (!IMAGE_TYPES.includes(file.type)) return { problem: 'wrongType' };
  if (file.size === 0) return { problem: 'damaged' };
  if (file.size <= LIGHT) return { file };
  const smaller = await redraw(file).catch(() => null);
  const best = smaller && smaller.size < file.size ? smaller : file;
  return best.size > IMAGE_BYTES ? { problem: 'tooLarge' } : { file: best };
}

async function redraw(file: File): Promise<File | null> {
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const { naturalWidth, naturalHeight } = picture;
    const scale = Math.min(1, LONGEST / Math.max(naturalWidth, naturalHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(naturalWidth * scale);
    canvas.height = Math.round(naturalHeight * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85));
    return blob && new File([blob], file.name, { type: blob.type });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * One to three pictures from the phone's picker or camera, with previews. Unsendable files are reported when chosen, large
 * photos are scaled down. The form uploads them (`uploadImages`): `busy` during the upload, `failed` the error code of a
 * refusal. The page loads the namespace `pictures` with its own.
 */
export function ImageField({
  label,
  value,
  onChange,
  most = MOST_IMAGES,
  busy = false,
  failed,
}: {
  label: string;
  value: readonly File[];
  onChange: (images: readonly File[]) => void;
  most?: number;
  busy?: boolean;
  failed?: number | undefined;
}) {
  const { t } = useTranslation('pictures');
  const note = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [preparing, setPreparing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const room = most - value.length;
  const still = busy || preparing;

  const add = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    // Reset, so that choosing the same file again is a change.
    event.target.value = '';
    if (chosen.length === 0) return;
    setPreparing(true);
    const added: File[] = [];
    let problem = chosen.length > room ? t('tooMany', { count: most }) : null;
    for (const file of chosen.slice(0, room)) {
      const made = await preparePicture(file);
      if ('file' in made) {
        const twin = identity(made.file);
        if (![...value, ...added].some((one) => identity(one) === twin)) added.push(made.file);
      } else problem = t(made.problem, { name: file.name });
    }
    setPreparing(false);
    setProblem(problem);
    if (added.length > 0) onChange([...value, ...added]);
  };
  const remove = (image: File) => {
    setProblem(null);
    onChange(value.filter((one) => one !== image));
    picker.current?.focus();
  };

  const input = {
    type: 'file',
    className: 'visually-hidden',
    accept: IMAGE_TYPES.join(','),
    disabled: still,
    onChange: add,
  };
  const wrong = problem ?? (failed === undefined ? null : t(failureText(failed)));
  return (
    <fieldset className={styles.field} aria-describedby={note}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.row}>
        {value.map((image, at) => (
          <Preview
            key={identity(image)}
            image={image}
            name={t('picture', { number: at + 1 })}
            busy={busy}
            removeName={t('remove', { number: at + 1 })}
            onRemove={still ? undefined : () => remove(image)}
          />
        ))}
        {/* Stays mounted when it is full: removing a picture moves the focus to it. */}
        <label className={styles.add} hidden={room === 0} data-disabled={still || undefined}>
          <input ref={picker} {...input} multiple={most > 1} />
          <Icon name="plus" />
          <span>{t('choose')}</span>
        </label>
        <label className={styles.add} hidden={room === 0} data-camera="" data-disabled={still || undefined}>
          <input {...input} capture="environment" />
          <Icon name="camera" />
          <span>{t('takePhoto')}</span>
        </label>
      </div>
      <p id={note} className={styles.note} data-wrong={(wrong !== null && !still) || undefined} role="status">
        {busy ? t('sending') : preparing ? t('preparing') : (wrong ?? t('limits', { count: most }))}
      </p>
    </fieldset>
  );
}

/** Identifies a file, to detect one chosen twice. */
function identity({ name, size }: File): string {
  return `${name} ${size}`;
}

function failureText(code: number): 'refused' | 'tooOften' | 'notSent' {
  if (code === ErrorCode.badParameter) return 'refused';
  return code === ErrorCode.tooFrequent ? 'tooOften' : 'notSent';
}

function Preview({
  image,
  name,
  busy,
  removeName,
  onRemove,
}: {
  image: File;
  name: string;
  busy: boolean;
  removeName: string;
  onRemove: (() => void) | undefined;
}) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(image);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [image]);
  return (
    <div className={styles.picture} data-busy={busy || undefined}>
      {address !== undefined && <img className={styles.image} src={address} alt={name} />}
      <button
        type="button"
        className={styles.remove}
        aria-label={removeName}
        disabled={onRemove === undefined}
        onClick={onRemove}
      >
        <span className={styles.cross}>
          <Icon name="close" size={14} />
        </span>
      </button>
    </div>
  );
}

import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ErrorCode } from '../../../contract/errors.ts';
import { HttpError } from '../../net/errors.ts';
import { loadHere, saveHere } from '../../net/storage.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { toast } from '../../ui/feedback/toasts.ts';
import { ImageField } from '../../ui/fields/ImageField.tsx';
import { TextArea } from '../../ui/fields/TextField.tsx';
import cards from '../../ui/styles/choice.module.css';
import sheet from '../../ui/styles/formSheet.module.css';
import styles from './FeedbackThread.module.css';
import { FEEDBACK_KINDS, type Feedback, kindText } from './feedback.ts';

type Problem = 'textShort' | 'textLong';
const problem = (key: Problem) => key;

const feedbackSchema = v.object({
  kind: v.picklist(['notCredited', 'wrongAmount', 'other']),
  text: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(3, problem('textShort')),
    v.maxLength(1_000, problem('textLong')),
  ),
});
type FeedbackInput = v.InferOutput<typeof feedbackSchema>;
const resolver = valibotResolver(feedbackSchema);

/** A problem report: its kind, text and pictures. The text is stored until it is sent. */
export function FeedbackForm({ of, draft, onSend }: Pick<Feedback, 'of' | 'draft' | 'onSend'>) {
  const { t } = useTranslation('feedback');
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [failed, setFailed] = useState<number>();
  const form = useForm<FeedbackInput>({
    resolver,
    defaultValues: { kind: 'notCredited', text: loadHere(draft) ?? '' },
  });
  const { errors, isSubmitting } = form.formState;
  const message = errors.text?.message as Problem | undefined;
  const kind = form.watch('kind');

  const submit = form.handleSubmit(async (values) => {
    setFailed(undefined);
    try {
      await onSend({ ...values, pictures });
      saveHere(draft, null);
      form.reset({ kind: values.kind, text: '' });
      setPictures([]);
      toast('success', t('sent'));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const atPictures = error.code === ErrorCode.badParameter || error.code === ErrorCode.tooFrequent;
      if (pictures.length > 0) setFailed(error.code);
      else if (atPictures) toast('error', t('full'));
    }
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <fieldset className={`${cards.choice} ${styles.kinds}`}>
        <legend className={styles.title}>{t('ask')}</legend>
        {FEEDBACK_KINDS.map((one) => (
          <label
            key={one}
            className={`${cards.card} ${styles.choice}`}
            data-chosen={one === kind || undefined}
          >
            <input type="radio" className={styles.radio} value={one} {...form.register('kind')} />
            {t(kindText(one, of))}
          </label>
        ))}
      </fieldset>
      <TextArea
        {...form.register('text', { onChange: (event) => saveHere(draft, event.target.value) })}
        label={t('text')}
        hint={t('textHint')}
        error={message && t(message)}
        maxLength={1_000}
      />
      <ImageField
        label={t('pictures')}
        value={pictures}
        onChange={(next) => {
          setFailed(undefined);
          setPictures(next);
        }}
        busy={isSubmitting && pictures.length > 0}
        failed={failed}
      />
      <div className={sheet.main}>
        <Button type="submit" kind="primary" size="large" busy={isSubmitting}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

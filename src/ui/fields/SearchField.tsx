import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../signs/Icon.tsx';
import shared from './fieldBox.module.css';
import styles from './SearchField.module.css';

/** A search box with a clear button. */
export function SearchField({
  label,
  value,
  onChange,
  placeholder,
  autoFocus = false,
  onEnter,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  autoFocus?: boolean;
  /** The enter key's action, besides closing a phone's keyboard. */
  onEnter?: () => void;
}) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);
  return (
    <div className={`${shared.box} ${styles.box}`}>
      <span className={styles.glass}>
        <Icon name="search" />
      </span>
      <input
        ref={input}
        className={`${shared.control} ${styles.input}`}
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.currentTarget.blur();
          onEnter?.();
        }}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        data-autofocus={autoFocus ? '' : undefined}
      />
      {value !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('clear')}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </div>
  );
}

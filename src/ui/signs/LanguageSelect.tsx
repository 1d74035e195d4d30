import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '../../../contract/markets.ts';
import { chooseLanguage, LANGUAGE_NAMES } from '../../i18n/i18n.ts';
import { Icon } from './Icon.tsx';
import styles from './LanguageSelect.module.css';

/** The language select, with the phone's own picker. Compact: a globe with the language code. */
export function LanguageSelect({ compact = false }: { compact?: boolean }) {
  const { t, i18n } = useTranslation();
  const current = i18n.language as Language;
  const short = current.slice(0, 2).toUpperCase();
  return (
    <div className={compact ? styles.compact : styles.row}>
      {!compact && <span aria-hidden="true">{t('language')}</span>}
      <span className={styles.box}>
        <Icon name="globe" size={18} />
        <span aria-hidden="true">{compact ? short : LANGUAGE_NAMES[current]}</span>
        <select
          className={styles.select}
          aria-label={t('language')}
          value={current}
          onChange={(event) => void chooseLanguage(event.target.value as Language)}
        >
          {LANGUAGES.map((language) => (
            <option key={language} value={language} lang={language}>
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}

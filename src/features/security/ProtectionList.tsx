import { useTranslation } from 'react-i18next';
import type { SecurityState } from '../../../contract/http/security.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { List, ListRow } from '../../ui/layout/List.tsx';
import type { Protection } from './protections.ts';
import styles from './SecurityPage.module.css';

/** What protects the account, each with its state and the way to change it. */
export function ProtectionList({
  state,
  onOpen,
  onPassword,
}: {
  state: SecurityState;
  onOpen: (protection: Protection) => void;
  onPassword: () => void;
}) {
  const { t } = useTranslation(['security', 'signIn']);
  const badge = (set: boolean) => <Badge tone={set ? 'teal' : 'quiet'}>{t(set ? 'on' : 'off')}</Badge>;
  return (
    <section className={styles.section} aria-labelledby="protections">
      <h3 id="protections" className={styles.title}>
        {t('protections')}
      </h3>
      <List raised>
        <ListRow icon="key" title={t('signIn:password')} text={t('passwordRow')} onClick={onPassword} />
        <ListRow
          icon="phone"
          title={t('signIn:phone')}
          text={state.phone || t('phoneNone')}
          value={badge(state.phone !== '')}
          onClick={() => onOpen('phone')}
        />
        <ListRow
          icon="mail"
          title={t('signIn:email')}
          text={state.email || t('emailNone')}
          value={badge(state.email !== '')}
          onClick={() => onOpen('email')}
        />
        <ListRow
          icon="lock"
          title={t('pinTitle')}
          text={t('pinRow')}
          value={badge(state.pin)}
          onClick={() => onOpen('pin')}
        />
        <ListRow
          icon="shield"
          title={t('mfaTitle')}
          text={t('mfaRow')}
          value={badge(state.mfa)}
          onClick={() => onOpen('mfa')}
        />
        {state.identified ? (
          <ListRow icon="user" title={t('identityTitle')} text={t('identityGiven')} value={badge(true)} />
        ) : (
          <ListRow
            icon="user"
            title={t('identityTitle')}
            text={t('identityRow')}
            value={badge(false)}
            onClick={() => onOpen('identity')}
          />
        )}
      </List>
    </section>
  );
}

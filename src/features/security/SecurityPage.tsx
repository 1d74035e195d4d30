import { useTranslation } from 'react-i18next';
import type { IdentityState, SecurityState } from '../../../contract/http/people/security.ts';
import { setRequirement } from '../../shared/account/requirement.ts';
import { FormWaiting } from '../../shared/account/SheetForm.tsx';
import type { PageKey } from '../../shared/navigation/pageKeys.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { List, ListRow } from '../../ui/layout/List.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Icon, type IconName } from '../../ui/signs/Icon.tsx';
import { PROTECTIONS, type Protection, protectionScore, protectionsOf } from './protections.ts';
import styles from './SecurityPage.module.css';
import { SessionList } from './SessionList.tsx';
import { SignInList } from './SignInList.tsx';
import { useSecurity } from './security.ts';

const PAGES = {
  phone: 'edit-phone',
  pin: 'edit-pin',
  email: 'edit-email',
  mfa: 'edit-mfa',
} as const satisfies Partial<Record<Protection, PageKey>>;

/** Text keys of the identity's state. */
const IDENTITY = {
  none: 'off',
  unverified: 'unverified',
  pending: 'pending',
  verified: 'verified',
  refused: 'refused',
} as const satisfies Record<IdentityState, string>;

/** Heights of the overview and the first rows below it. */
const WAITING = [176, 48, 48, 48, 48, 48];

/** The security page: protection level, next recommended step, and signed-in devices. */
export function SecurityPage() {
  const { t } = useTranslation(['security', 'signIn', 'common']);
  const pages = usePages();
  const { data, isError, refetch } = useSecurity();
  const open = (protection: Protection) => {
    if (protection === 'identity') setRequirement('identity');
    else pages.open(PAGES[protection]);
  };
  return (
    <Sheet title={t('title')} onClose={pages.close}>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <FormWaiting heights={WAITING} />}
      {data && (
        <>
          <Overview state={data} onOpen={open} />
          <ProtectionList state={data} onOpen={open} onPassword={() => pages.open('edit-password')} />
          <SessionList />
          <SignInList />
        </>
      )}
    </Sheet>
  );
}

/** The account's protection level, and the most useful next step. */
function Overview({ state, onOpen }: { state: SecurityState; onOpen: (protection: Protection) => void }) {
  const { t } = useTranslation('security');
  const { set, next } = protectionScore(state);
  const all = PROTECTIONS.length;
  const words = {
    phone: { text: t('phoneWhy'), action: t('phoneBind') },
    pin: { text: t('pinWhy'), action: t('pinMake') },
    email: { text: t('emailWhy'), action: t('emailBind') },
    mfa: { text: t('mfaShort'), action: t('mfaTurnOn') },
    identity: { text: t('identityShort'), action: t('identityGive') },
  };
  return (
    <section className={styles.card} aria-label={t('score', { set, all })}>
      <div className={styles.head}>
        <span className={styles.shield} data-whole={next === null || undefined}>
          <Icon name="shield" size={26} />
        </span>
        <div className={styles.words}>
          <p className={styles.score}>{next === null ? t('scoreWhole') : t('score', { set, all })}</p>
          <p className={styles.text}>{next === null ? t('scoreWholeText') : words[next].text}</p>
        </div>
      </div>
      <span className={styles.bar} aria-hidden="true">
        {PROTECTIONS.map((one, at) => (
          <span key={one} data-set={at < set || undefined} />
        ))}
      </span>
      {next !== null && (
        <Button kind="primary" size="large" onClick={() => onOpen(next)}>
          {words[next].action}
        </Button>
      )}
    </section>
  );
}

/** The account's protections, each with its state and a link to change it. */
function ProtectionList({
  state,
  onOpen,
  onPassword,
}: {
  state: SecurityState;
  onOpen: (protection: Protection) => void;
  onPassword: () => void;
}) {
  const { t } = useTranslation(['security', 'signIn']);
  const set = protectionsOf(state);
  const badge = (protection: Protection) =>
    protection === 'identity' ? t(IDENTITY[state.identity]) : t(set[protection] ? 'on' : 'off');
  const row = (protection: Protection, icon: IconName, title: string, text: string) => (
    <ListRow
      icon={icon}
      title={title}
      text={text}
      value={<Badge tone={set[protection] ? 'teal' : 'quiet'}>{badge(protection)}</Badge>}
      onClick={() => onOpen(protection)}
    />
  );
  return (
    <section className={styles.section} aria-labelledby="protections">
      <h3 id="protections" className={styles.title}>
        {t('protections')}
      </h3>
      <List raised>
        <ListRow icon="key" title={t('signIn:password')} text={t('passwordRow')} onClick={onPassword} />
        {row('phone', 'phone', t('signIn:phone'), state.phone || t('phoneNone'))}
        {row('email', 'mail', t('signIn:email'), state.email || t('emailNone'))}
        {row('pin', 'lock', t('pinTitle'), t('pinRow'))}
        {row('mfa', 'shield', t('mfaTitle'), t('mfaRow'))}
        {row('identity', 'user', t('identityTitle'), t('identityRow'))}
      </List>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { setAwayNotices } from '../../shared/account/away.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { useAwards } from '../../shared/promotions/awardsStore.ts';
import { acceptInstallOffer, installPage, useInstallOffer } from '../../shared/site/install.ts';
import { Button, IconButton } from '../../ui/actions/Button.tsx';
import { Icon, type IconName } from '../../ui/signs/Icon.tsx';
import styles from './prompts.module.css';

/** Says that the page is older than the site, and loads it anew. */
export function UpdatePrompt({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['site', 'common']);
  return (
    <PromptCard
      icon="bolt"
      title={t('updateTitle')}
      text={t('updateText')}
      action={t('common:reload')}
      onAccept={() => location.reload()}
      onClose={onClose}
    />
  );
}

/** Proposes the home screen: by the browser's own dialog where there is one, else by this device's guide. */
export function InstallPrompt({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('install');
  const pages = usePages();
  const accept = () => {
    const guide = installPage();
    if (useInstallOffer.getState()) void acceptInstallOffer();
    else if (guide) pages.open(guide);
  };
  return (
    <PromptCard
      icon="download"
      title={t('promptTitle')}
      text={t('promptText')}
      action={t('promptYes')}
      onAccept={accept}
      onClose={onClose}
    />
  );
}

/** Proposes messages for a player who is away, before the browser's own question, which can be asked only once. */
export function NotificationsPrompt({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('install');
  return (
    <PromptCard
      icon="bell"
      title={t('awayTitle')}
      text={t('awayText')}
      action={t('awayYes')}
      onAccept={() => void setAwayNotices(true)}
      onClose={onClose}
    />
  );
}

/** Today's check-in can be signed: the way to it. */
export function CheckInPrompt({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('site');
  const navigate = useNavigate();
  return (
    <PromptCard
      icon="check"
      title={t('checkInTitle')}
      text={t('checkInText')}
      action={t('checkInYes')}
      onAccept={() => navigate('/activity')}
      onClose={onClose}
    />
  );
}

/** A new player's next deposit brings something. */
export function NewUserDepositPrompt({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('site');
  const navigate = useNavigate();
  return (
    <PromptCard
      icon="gift"
      title={t('newDepositTitle')}
      text={t('newDepositText')}
      action={t('depositYes')}
      onAccept={() => navigate('/activity/deposit/new-user')}
      onClose={onClose}
    />
  );
}

/** The next deposit of who came by a promoter brings something. */
export function InviteDepositPrompt({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('site');
  const navigate = useNavigate();
  return (
    <PromptCard
      icon="gift"
      title={t('inviteDepositTitle')}
      text={t('inviteDepositText')}
      action={t('depositYes')}
      onAccept={() => navigate('/activity/deposit/special-invite')}
      onClose={onClose}
    />
  );
}

/** Awards wait to be claimed. */
export function ActivitiesPrompt({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['site', 'common']);
  const navigate = useNavigate();
  const count = useAwards(({ claimable }) => claimable);
  return (
    <PromptCard
      icon="gift"
      title={t('common:awardsWaiting', { count })}
      text={t('awardsText')}
      action={t('awardsYes')}
      onAccept={() => navigate('/activity/active')}
      onClose={onClose}
    />
  );
}

/** Something proposed at the screen's edge; the page stays usable beside it. */
function PromptCard({
  icon,
  title,
  text,
  action,
  onAccept,
  onClose,
}: {
  icon: IconName;
  title: string;
  text: string;
  action: string;
  onAccept: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['install', 'common']);
  const accept = () => {
    onClose();
    onAccept();
  };
  return (
    <aside className={styles.card} aria-label={title}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <p className={styles.title}>{title}</p>
      <IconButton icon="close" label={t('common:close')} className={styles.close} onClick={onClose} />
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>
        <Button onClick={accept}>{action}</Button>
        <Button kind="ghost" onClick={onClose}>
          {t('later')}
        </Button>
      </div>
    </aside>
  );
}

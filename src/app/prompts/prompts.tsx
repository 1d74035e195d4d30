import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PromotionCard } from '../../../contract/http/offers/promotions.ts';
import { setAwayNotices } from '../../shared/account/away.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { useAwards } from '../../shared/promotions/awardNews/awardsStore.ts';
import { lookOf, type PromotionLook } from '../../shared/promotions/cards.ts';
import { termWords } from '../../shared/promotions/termWords.ts';
import { acceptInstallOffer, installPage, useInstallOffer } from '../../shared/site/install.ts';
import { Button, IconButton } from '../../ui/actions/Button.tsx';
import { Icon, type IconName } from '../../ui/signs/Icon.tsx';
import promptCard from '../../ui/styles/promptCard.module.css';
import styles from './prompts.module.css';

/** Shows that the page is outdated, and reloads it. */
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

/** Proposes installation: by the browser's own dialog where available, otherwise by this device's guide. */
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

/** Proposes notifications, before the browser's own permission dialog, which can be shown only once. */
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

/** Today's check-in is available: a link to it. */
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

/** The first promotion that the player can join; after all of them the claimable awards. */
export function PromotionPrompt({ onClose }: { onClose: () => void }) {
  // Fixed when it opened, so that it does not change before a tap.
  const [card] = useState(() => useAwards.getState().offer);
  const look = card ? lookOf(card.code) : null;
  return card && look ? (
    <OfferPrompt card={card} look={look} onClose={onClose} />
  ) : (
    <ActivitiesPrompt onClose={onClose} />
  );
}

/** A promotion that the player can join: its benefit, and a link to it. */
function OfferPrompt({
  card,
  look: { icon, title, text, leadsTo },
  onClose,
}: {
  card: PromotionCard;
  look: PromotionLook;
  onClose: () => void;
}) {
  const { t } = useTranslation(['promotions', 'promotionCards']);
  const { t: cardText } = useTranslation('promotionCards');
  const navigate = useNavigate();
  const pages = usePages();
  return (
    <PromptCard
      icon={icon}
      title={cardText(title)}
      text={cardText(text, termWords(card.terms))}
      action={t('promotions:joinNow')}
      onAccept={() => ('page' in leadsTo ? pages.open(leadsTo.page) : navigate(leadsTo.to))}
      onClose={onClose}
    />
  );
}

/** There are claimable awards. */
function ActivitiesPrompt({ onClose }: { onClose: () => void }) {
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

/** A prompt card at the screen's edge; the page stays usable. */
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
    <aside className={`${promptCard.card} ${styles.card}`} aria-label={title}>
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

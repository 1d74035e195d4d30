import { useTranslation } from 'react-i18next';
import type { PromotionCard } from '../../../contract/http/offers/promotions.ts';
import { formatMoment, withZone } from '../../i18n/dates.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { lookOf, type PromotionLook } from '../../shared/promotions/cards.ts';
import { Terms } from '../../shared/promotions/Terms.tsx';
import { termWords } from '../../shared/promotions/termWords.ts';
import { Button, LinkButton } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import plate from '../../ui/styles/plate.module.css';
import styles from './PromotionItem.module.css';

/** A promotion in the list: its benefit, its state, its terms, and a link to it. */
export function PromotionItem({ card, onTerms }: { card: PromotionCard; onTerms: () => void }) {
  const { t } = useTranslation('promotions');
  const { t: cardText } = useTranslation('promotionCards');
  const look = lookOf(card.code);
  if (!look) return null;
  return (
    <article className={styles.card}>
      <span className={`${plate.plate} ${styles.sign}`} aria-hidden="true">
        <Icon name={look.icon} />
      </span>
      <div className={styles.head}>
        <h2 className={styles.title}>{cardText(look.title)}</h2>
        <State card={card} />
      </div>
      <p className={styles.text}>{cardText(look.text, termWords(card.terms))}</p>
      <div className={styles.ways}>
        <Way look={look} />
        <Button kind="ghost" onClick={onTerms}>
          {t('terms')}
        </Button>
      </div>
    </article>
  );
}

/** A promotion's terms, over the list. */
export function TermsSheet({ card, onClose }: { card: PromotionCard; onClose: () => void }) {
  const { t: cardText } = useTranslation('promotionCards');
  const look = lookOf(card.code);
  return (
    look && (
      <Sheet title={cardText(look.title)} onClose={onClose}>
        <Terms card={card} />
      </Sheet>
    )
  );
}

/** Its state as a badge; nothing in the normal state. */
function State({ card: { claimable, spent, until } }: { card: PromotionCard }) {
  const { t, i18n } = useTranslation('promotions');
  if (claimable > 0) return <Badge tone="volt">{t('waiting', { count: claimable })}</Badge>;
  if (spent) return <Badge tone="coral">{t('spent')}</Badge>;
  return until === null ? null : (
    <Badge>{t('ends', { time: withZone(formatMoment(until, i18n.language)) })}</Badge>
  );
}

/** No link for a promotion shown on this page. */
function Way({ look: { leadsTo } }: { look: PromotionLook }) {
  const { t } = useTranslation('promotions');
  const { open } = usePages();
  if ('page' in leadsTo) return <Button onClick={() => open(leadsTo.page)}>{t('joinNow')}</Button>;
  return leadsTo.to === '/activity' ? null : <LinkButton to={leadsTo.to}>{t('joinNow')}</LinkButton>;
}

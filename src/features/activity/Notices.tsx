import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PromotionNotice } from '../../../contract/http/offers/promotions.ts';
import { momentWords } from '../../i18n/dates.ts';
import { formatMoney } from '../../i18n/format.ts';
import { lookOf } from '../../shared/promotions/cards.ts';
import { promotionNotices } from '../../shared/promotions/queries.ts';
import { List, ListRow } from '../../ui/layout/List.tsx';
import { SectionHeader } from '../../ui/layout/TileRow.tsx';

/** Maximum number of notices shown. */
const SHOWN = 5;

/** Recent awards, and promotions that start or end soon; renders nothing when there are none. */
export function Notices() {
  const { t } = useTranslation('activity');
  const { data = [] } = useQuery(promotionNotices);
  const known = data.filter(({ promotion }) => lookOf(promotion) !== null).slice(0, SHOWN);
  if (known.length === 0) return null;
  return (
    <section>
      <SectionHeader title={t('news')} />
      <List>
        {known.map((notice) => (
          <NoticeRow key={`${notice.promotion} ${notice.kind} ${notice.at} ${notice.name}`} notice={notice} />
        ))}
      </List>
    </section>
  );
}

function NoticeRow({ notice: { promotion, kind, at, name, amount } }: { notice: PromotionNotice }) {
  const { t, i18n } = useTranslation('activity');
  const { t: cardText } = useTranslation('promotionCards');
  const look = lookOf(promotion);
  if (!look) return null;
  const when = momentWords(at, i18n.language);
  const title = cardText(look.title);
  return kind === 'given' ? (
    <ListRow
      icon={look.icon}
      title={t('newsGiven', { name })}
      text={`${title} · ${when}`}
      value={amount === null ? undefined : formatMoney(BigInt(amount))}
    />
  ) : (
    <ListRow
      icon={look.icon}
      title={title}
      text={t(kind === 'begins' ? 'newsBegins' : 'newsEnds', { time: when })}
    />
  );
}

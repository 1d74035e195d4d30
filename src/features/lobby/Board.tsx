import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Banner } from '../../../contract/http/site/site.ts';
import { useLocalized } from '../../i18n/i18n.ts';
import { loadHere, saveHere } from '../../net/storage.ts';
import { useSession } from '../../shared/account/session.ts';
import { useLobbyData } from '../../shared/catalogue/lobbyData.ts';
import { SIGN_IN_PAGES } from '../../shared/navigation/pageTable.ts';
import { IconButton } from '../../ui/actions/Button.tsx';
import { Carousel } from '../../ui/layout/Carousel.tsx';
import { usePageLoaded } from '../../ui/layout/viewport.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './Board.module.css';
import cards from './cards.module.css';

const KEY = 'kilat.notices';

/** Current site notices, one at a time; a dismissed notice stays hidden for this visit. */
export function NoticeLine() {
  const { t } = useTranslation('lobby');
  const localized = useLocalized();
  const board = useLobbyData((lobby) => lobby.board);
  const [away, setAway] = useState(() => (loadHere(KEY) ?? '').split(' '));
  const notice = board?.notices.find(({ id }) => !away.includes(id));
  if (!notice) return null;
  const putAway = () => {
    const next = [...away, notice.id];
    setAway(next);
    saveHere(KEY, next.join(' '));
  };
  const text = localized(notice.text);
  return (
    <aside className={styles.notice} aria-label={t('notice')}>
      <span className={styles.icon}>
        <Icon name="bell" size={18} />
      </span>
      {notice.to === null ? (
        <p className={styles.said}>{text}</p>
      ) : (
        <Link className={styles.said} to={notice.to}>
          {text}
        </Link>
      )}
      <IconButton icon="close" label={t('dismiss')} onClick={putAway} />
    </aside>
  );
}

/** The board's banners. Their space is reserved while they load. */
export function Banners() {
  const { t } = useTranslation('lobby');
  const { board, failed } = useLobbyData();
  const signedIn = useSession((session) => session.token !== null);
  if (!board && !failed) return <div className={styles.waiting} aria-hidden="true" />;
  const banners = board?.banners.filter(({ to }) => !signedIn || !leadsToSignIn(to)) ?? [];
  if (banners.length === 0) return null;
  return (
    <div className={banners.length > 1 ? styles.several : undefined}>
      <Carousel label={t('banners')}>
        {banners.map((banner, at) => (
          <Slide key={banner.id} banner={banner} first={at === 0} />
        ))}
      </Carousel>
    </div>
  );
}

/** Banners that ask visitors to register are hidden from players. */
function leadsToSignIn(to: string): boolean {
  const page = new URL(to, location.origin).searchParams.get('z') ?? '';
  return SIGN_IN_PAGES.some((key) => key === page);
}

function Slide({ banner, first }: { banner: Banner; first: boolean }) {
  const localized = useLocalized();
  const loaded = usePageLoaded();
  return (
    <div className={`${cards.card} ${styles.slide}`} data-tone={banner.tone}>
      {(first || loaded) && (
        <img
          className={`${cards.art} ${styles.art}`}
          src={banner.art}
          alt=""
          width="400"
          height="400"
          fetchPriority={first ? 'high' : 'auto'}
          decoding="async"
        />
      )}
      <h2 className={styles.title}>{localized(banner.title)}</h2>
      <p className={styles.text}>{localized(banner.text)}</p>
      <Link className={`${cards.link} ${styles.action}`} to={banner.to}>
        {localized(banner.action)}
      </Link>
    </div>
  );
}

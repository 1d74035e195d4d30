import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Banner } from '../../../contract/http/site.ts';
import { useLocalized } from '../../i18n/useLocalized.ts';
import { useSession } from '../../shared/account/session.ts';
import { useLobbyData } from '../../shared/catalogue/lobbyData.ts';
import { SIGN_IN_PAGES } from '../../shared/navigation/pageKeys.ts';
import { Carousel } from '../../ui/layout/Carousel.tsx';
import { usePageLoaded } from '../../ui/loading/useInView.ts';
import styles from './Banners.module.css';

/** The board's banners. Their place is kept while they are on the way. */
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

/** A banner that asks a visitor to register means nothing to a player. */
function leadsToSignIn(to: string): boolean {
  const page = new URL(to, location.origin).searchParams.get('z') ?? '';
  return SIGN_IN_PAGES.some((key) => key === page);
}

function Slide({ banner, first }: { banner: Banner; first: boolean }) {
  const localized = useLocalized();
  const loaded = usePageLoaded();
  return (
    <div className={styles.slide} data-tone={banner.tone}>
      {(first || loaded) && (
        <img
          className={styles.art}
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
      <Link className={styles.action} to={banner.to}>
        {localized(banner.action)}
      </Link>
    </div>
  );
}

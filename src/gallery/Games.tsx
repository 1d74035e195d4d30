import type { GameCard } from '../../contract/http/catalogue.ts';
import { GameTile } from '../shared/catalogue/GameTile.tsx';
import { LinkButton } from '../ui/actions/Button.tsx';
import { Badge } from '../ui/feedback/Badge.tsx';
import { Carousel } from '../ui/layout/Carousel.tsx';
import { SectionHeader } from '../ui/layout/SectionHeader.tsx';
import { TileRow } from '../ui/layout/TileRow.tsx';
import styles from './Games.module.css';
import { Case, Cases, Part } from './Part.tsx';
import { useWords } from './words.ts';

const SHOWN = '/covers/crash';
/** The snapshots never answer this one, and to the last one nobody has an answer. */
const SLOW = '/covers/gallery-slow';
const LOST = '/covers/gallery-lost';

function game(id: string, title: string, cover: string, isNew = false): GameCard {
  return { id, title, firm: 'kilat', type: 'instant', cover, isNew };
}

/** What shows games. */
export function Games() {
  const words = useWords();
  const states = [
    game('shown', 'Crash', SHOWN),
    game('new', 'Garuda Emas', SHOWN, true),
    game('loading', words.longName, SLOW),
    game('lost', 'Ombak Selatan', LOST, true),
  ];
  const many = Array.from({ length: 12 }, (_, at) => game(`many-${at}`, `Crash ${at + 1}`, SHOWN));
  return (
    <Part name="Games">
      <Case state="GameTile: shown, new, loading with a long title, lost">
        <div className={styles.tiles}>
          {states.map((one) => (
            <GameTile key={one.id} game={one} />
          ))}
        </div>
      </Case>
      <Case state="SectionHeader, TileRow">
        <div>
          <SectionHeader title={words.section} to="/" />
          <TileRow label={words.section}>
            {many.map((one) => (
              <GameTile key={one.id} game={one} />
            ))}
          </TileRow>
        </div>
        <SectionHeader title={words.longName} to="/" more={words.sorts[0]} />
        <SectionHeader title={words.section} />
      </Case>
      <Case state="Carousel">
        <Carousel label={words.section}>
          {words.slides.map((slide, at) => (
            <div key={slide} className={styles.slide}>
              <Badge tone="quiet">{words.badges[at]}</Badge>
              <strong>{slide}</strong>
              <LinkButton kind={at === 0 ? 'primary' : 'secondary'} to="/">
                {words.action}
              </LinkButton>
            </div>
          ))}
        </Carousel>
      </Case>
      <Cases>
        <Case state="Carousel: a single slide">
          <Carousel label={words.section}>
            <div className={styles.slide}>
              <strong>{words.slides[0]}</strong>
            </div>
          </Carousel>
        </Case>
      </Cases>
    </Part>
  );
}

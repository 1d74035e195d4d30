import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SoloWaiting } from '../../../../contract/games/live/channel.ts';
import type { SoloBet } from '../../../../contract/games/solo/channel.ts';
import { SOLO_GAMES, type SoloGameKey } from '../../../../contract/games/soloGames.ts';
import type { GameCard } from '../../../../contract/http/play/catalogue.ts';
import type { Currency } from '../../../../contract/money.ts';
import { formatCompact, formatMoney, formatRate } from '../../../i18n/format.ts';
import { GameTile } from '../../../shared/catalogue/GameTile.tsx';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { rateBand } from '../../../shared/play/rateBand.ts';
import { Icon } from '../../../ui/signs/Icon.tsx';
import styles from './SoloTiles.module.css';
import { useSoloLobby } from './soloLobby.ts';

const isSoloGame = (id: string): id is SoloGameKey => SOLO_GAMES.some((game) => game === id);

/** Solo games as tiles: the player's open round in each, or its last win. */
export function SoloTiles({ games }: { games: readonly GameCard[] }) {
  const live = useSoloLobby();
  return (
    <ul className={styles.tiles}>
      {games.map((game) => (
        <li key={game.id} className={styles.tile}>
          <GameTile game={game} />
          <Below
            game={game}
            known={live !== null}
            waiting={live?.waiting.find((one) => one.game === game.id) ?? null}
            win={(isSoloGame(game.id) && live?.wins[game.id]) || null}
          />
        </li>
      ))}
    </ul>
  );
}

/** The line below a tile. Re-renders only on news of its own game. */
const Below = memo(function Below({
  game: { id, title },
  known,
  waiting,
  win,
}: {
  game: GameCard;
  known: boolean;
  waiting: SoloWaiting | null;
  win: SoloBet | null;
}) {
  const { t } = useTranslation('lobby');
  const { open } = usePages();
  if (waiting) {
    const stake = formatMoney(BigInt(waiting.amount), waiting.currency as Currency);
    return (
      <Link className={`${styles.line} ${styles.waiting}`} to={`/game/${id}`}>
        <span className={styles.head}>
          <Icon name="play" size={14} />
          {t('soloContinue')}
          <span className="visually-hidden">: {title}</span>
        </span>
        <span className={styles.foot}>
          {stake}
          {waiting.rate !== '0' && ` · ${formatRate(BigInt(waiting.rate))}`}
        </span>
      </Link>
    );
  }
  if (!win) return <p className={`${styles.line} ${styles.quiet}`}>{known && t('soloNone')}</p>;
  const rate = BigInt(win.rate);
  return (
    <button
      type="button"
      className={styles.line}
      onClick={() => open('big-win-detail', { win: win.roundId })}
    >
      <span className={styles.head}>
        <span className="visually-hidden">{t('soloWin', { game: title })}: </span>
        <span className={styles.rate} data-rate={rateBand(rate)}>
          {formatRate(rate)}
        </span>
        <span className={styles.amount}>{formatCompact(BigInt(win.win), win.currency as Currency)}</span>
      </span>
      <span className={styles.foot}>{win.player.name}</span>
    </button>
  );
});

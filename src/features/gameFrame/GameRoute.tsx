import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useSession } from '../../shared/account/session.ts';
import { useLayers } from '../../shared/navigation/useLayers.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { FrameBar } from './FrameBar.tsx';
import { LaunchRefused, Opening } from './FrameNotes.tsx';
import styles from './GameScreen.module.css';
import { GameScreen } from './GameScreen.tsx';
import { useGameTitle } from './useGameTitle.ts';

/** Whose game it is. Signing in anew, or another tab's, is no other player: the game must not be lost for it. */
function useOwner(): { owner: string | null; visitor: boolean } {
  const visitor = useSession((session) => session.token === null);
  const id = useSession((session) => session.player?.id ?? null);
  const [owner, setOwner] = useState(id);
  const next = visitor ? null : (id ?? owner);
  if (next !== owner) setOwner(next);
  return { owner: next, visitor };
}

/** The page of a studio's game, `/game/{firm}/{id}`. A visitor is told that it wants a player. */
export function GameRoute() {
  const { provider = '', id = '' } = useParams();
  const { owner, visitor } = useOwner();
  const { go } = useLayers();
  const pages = usePages();
  const title = useGameTitle(id);
  if (owner !== null)
    return <GameScreen key={`${owner}/${provider}/${id}`} provider={provider} game={id} title={title} />;
  return (
    <main className={styles.screen}>
      <FrameBar
        title={title}
        balance={null}
        busy={false}
        ended={0}
        onBack={() => go({ type: 'leave', steps: 1 })}
      />
      <div className={styles.stage}>
        {visitor ? (
          <LaunchRefused why="signIn" code={0} game={id} onSignIn={() => pages.open('login')} />
        ) : (
          <Opening game={id} openRound={false} />
        )}
      </div>
    </main>
  );
}

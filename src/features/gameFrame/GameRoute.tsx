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

/** The player of the running game. A new sign-in, or one from another tab, of the same player must not reload the game. */
function useOwner(): { owner: string | null; visitor: boolean } {
  const visitor = useSession((session) => session.token === null);
  const id = useSession((session) => session.player?.id ?? null);
  const [owner, setOwner] = useState(id);
  const next = visitor ? null : (id ?? owner);
  if (next !== owner) setOwner(next);
  return { owner: next, visitor };
}

/** The page of a provider's game, `/game/{firm}/{id}`. Visitors are asked to sign in. */
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

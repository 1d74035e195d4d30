import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { crashFixtures } from '../../../scenes/crash/fixtures/crashFixtures.ts';
import { loadScene } from '../../../src/app/scenes/scenes.ts';
import { SceneHost } from '../../../src/stage/SceneHost.tsx';
import { provideScenes, type SceneTypes } from '../../../src/stage/sceneRegistry.ts';
import type { SceneSource } from '../../../src/stage/sceneRunner.ts';
import { momentOf } from '../round.ts';

declare global {
  interface Window {
    /** Shows or leaves the game page, like the router. */
    visit(shown: boolean): void;
  }
}

const still = momentOf('squib-3000');
const source: SceneSource<SceneTypes['crash']['view']> = { view: () => still, subscribe: () => () => {} };
provideScenes(loadScene);
const root = createRoot(document.getElementById('root') as HTMLElement);

function Game({ shown }: { shown: boolean }) {
  if (!shown) return <p>lobby</p>;
  return (
    <SceneHost scene="crash" source={source} options={crashFixtures.options} label="Crash" className="host">
      {(status, retry) => (
        <>
          <output>{status.kind}</output>
          <button type="button" onClick={retry}>
            retry
          </button>
        </>
      )}
    </SceneHost>
  );
}

window.visit = (shown) =>
  root.render(
    <StrictMode>
      <Game shown={shown} />
    </StrictMode>,
  );
window.visit(true);

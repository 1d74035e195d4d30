import { formatRate } from '../../../i18n/format.ts';
import { ScenePicture, useSceneOptions } from '../../../stage/ScenePicture.tsx';
import type { SceneSource } from '../../../stage/sceneRunner.ts';
import { useLiveText } from '../../../ui/live/useLiveText.ts';
import type { CrashView } from '../engine/crashView.ts';
import styles from './CrashPicture.module.css';

type Source = SceneSource<CrashView>;

interface Words {
  /** Description of the picture for screen readers. */
  label: string;
  /** Labels in the picture: before the round's number, below the countdown, below the final multiplier. */
  round: string;
  preparation: string;
  crashed: string;
}

/** The crash scene, for the live game or a replay. */
export function CrashPicture({ source, words }: { source: Source; words: Words }) {
  const { label, ...labels } = words;
  const options = useSceneOptions(labels);
  return (
    <ScenePicture
      scene="crash"
      source={source}
      options={options}
      label={label}
      standIn={<Multiplier source={source} />}
    />
  );
}

/** Text fallback for the scene: the countdown, then the multiplier. */
function Multiplier({ source }: { source: Source }) {
  const element = useLiveText<HTMLElement>(() => {
    const { phase, remaining, rateCents } = source.view();
    if (phase === 'loading') return '';
    return phase === 'preparation' ? `${Math.ceil(remaining / 1000)}` : formatRate(BigInt(rateCents) * 100n);
  });
  return <strong ref={element} className={styles.multiplier} />;
}

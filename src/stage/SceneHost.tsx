import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SceneName, SceneTypes } from './sceneRegistry.ts';
import type { Presentation, SceneSource } from './sceneRunner.ts';
import type { StageStatus } from './stageStatus.ts';

export interface SceneHostProps<S extends SceneName> {
  scene: S;
  /** The source of views. Must be the same object while the same game is shown: a new one remounts the scene. */
  source: SceneSource<SceneTypes[S]['view']>;
  /** Language, decimals, motion. Must be the same object while unchanged. */
  options: SceneTypes[S]['options'];
  /** The picture's description for screen readers. Events in it are announced by the HUD. */
  label: string;
  className?: string | undefined;
  /** Content over the canvas: loading progress, an error with a retry button, a fallback without WebGL. */
  children?: (status: StageStatus, retry: () => void) => ReactNode;
}

const LOADING: StageStatus = { kind: 'loading', progress: 0 };

/**
 * A scene's place on the page: the stage fills it with its canvas while it is mounted. Size it with CSS; the canvas follows.
 * Frames do not pass through React.
 */
export function SceneHost<S extends SceneName>(props: SceneHostProps<S>): ReactNode {
  const { scene, source, options, label, className, children } = props;
  const host = useRef<HTMLDivElement>(null);
  const presentation = useRef<Presentation<S> | null>(null);
  const latestOptions = useRef(options);
  const [status, setStatus] = useState<StageStatus>(LOADING);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt remounts the scene
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let left = false;
    setStatus(LOADING);
    presentScene<S>({ scene, source, host: element, options: latestOptions }, setStatus, () => left).then(
      (shown) => {
        presentation.current = shown;
      },
    );
    return () => {
      left = true;
      presentation.current?.close();
      presentation.current = null;
    };
  }, [scene, source, attempt]);

  useEffect(() => {
    latestOptions.current = options;
    presentation.current?.configure(options);
  }, [options]);

  // Where nothing is drawn, the fallback's controls may be placed over the game's buttons that cover the picture.
  const isolation = status.kind === 'ready' ? 'isolate' : 'auto';
  return (
    <div className={className} style={{ position: 'relative', overflow: 'hidden', isolation }}>
      <div ref={host} role="img" aria-label={label} style={{ position: 'absolute', inset: 0, zIndex: -1 }} />
      {children?.(status, () => setAttempt(attempt + 1))}
    </div>
  );
}

interface Place<S extends SceneName> {
  scene: S;
  source: SceneSource<SceneTypes[S]['view']>;
  host: HTMLElement;
  options: { readonly current: SceneTypes[S]['options'] };
}

/** Boots the stage including its code, and presents the scene; null when its place is gone by then or loading failed. */
async function presentScene<S extends SceneName>(
  { scene, source, host, options }: Place<S>,
  onStatus: (status: StageStatus) => void,
  left: () => boolean,
): Promise<Presentation<S> | null> {
  try {
    const { bootStage } = await import('./bootStage.ts');
    const stage = await bootStage(scene);
    return left() ? null : stage.present({ scene, source, host, options: options.current, onStatus });
  } catch (reason) {
    if (left()) return null;
    const error = reason instanceof Error ? reason : new Error(String(reason));
    onStatus(error.name === 'StageUnsupported' ? { kind: 'unsupported' } : { kind: 'failed', error });
    return null;
  }
}

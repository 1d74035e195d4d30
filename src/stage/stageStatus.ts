/** The status of a scene's place on the page. */
export type StageStatus =
  /** Code and pictures are loading; share of the pictures' bytes, 0..1. */
  | { kind: 'loading'; progress: number }
  /** The scene is drawn. */
  | { kind: 'ready' }
  /** The graphics context was lost; the scene returns automatically with it. */
  | { kind: 'lost' }
  /** Something failed to load; a retry may help. */
  | { kind: 'failed'; error: Error }
  /** The browser has no WebGL: the game is played with its text fallback. */
  | { kind: 'unsupported' };

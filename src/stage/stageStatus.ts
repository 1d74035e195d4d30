/** What a scene's place on the page shows. */
export type StageStatus =
  /** Code and pictures are coming; share of the pictures' bytes, 0..1. */
  | { kind: 'loading'; progress: number }
  /** The scene is drawn. */
  | { kind: 'ready' }
  /** The graphics card was taken away; the scene comes back by itself when it returns. */
  | { kind: 'lost' }
  /** Something did not load; trying again may help. */
  | { kind: 'failed'; error: Error }
  /** The browser has no WebGL: the game is played by its numbers alone. */
  | { kind: 'unsupported' };

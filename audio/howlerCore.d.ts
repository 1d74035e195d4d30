/** Howler without its spatial part; a UMD file, which bundlers may export as default. */
declare module 'howler/dist/howler.core.min.js' {
  import type { Howl } from 'howler';

  const core: { Howl: typeof Howl };
  export default core;
}

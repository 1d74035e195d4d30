/** Howler without its spatial half; a UMD file, so a bundler may hand it over as the default. */
declare module 'howler/dist/howler.core.min.js' {
  import type { Howl } from 'howler';

  const core: { Howl: typeof Howl };
  export default core;
}

/** Made by the bundler (scripts/bundle/texts.ts). */
declare module 'virtual:texts' {
  type Bundle = Record<string, Record<string, string>>;

  /** What fetches each bundle, by language and name. */
  export const TEXTS: Record<string, Record<string, () => Promise<{ default: Bundle }>>>;
}

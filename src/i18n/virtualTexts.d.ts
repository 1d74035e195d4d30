/** Made by the bundler (scripts/bundle/texts.ts). */
declare module 'virtual:texts' {
  interface Bundle {
    default: Record<string, Record<string, string>>;
  }

  interface First extends Bundle {
    /** What fetches each other bundle of the language, by name. */
    others: Record<string, () => Promise<Bundle>>;
  }

  /** What fetches the first bundle of each language. */
  export const TEXTS: Record<string, () => Promise<First>>;
}

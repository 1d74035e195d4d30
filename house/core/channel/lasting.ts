/** An answer that is a list of immutable objects: each is serialised once per document of the site. */
export class Lasting {
  readonly entries: readonly object[];

  /** @param entries the same objects whenever the same is asked for */
  constructor(entries: readonly object[]) {
    this.entries = entries;
  }
}

/** Selects from lists of immutable objects those that have no stored text yet. One instance per operation. */
export class LastingTexts {
  readonly #texts: WeakMap<object, string> | null;
  #entries: readonly object[] | null = null;
  #missing: readonly object[] = [];

  /** @param texts of the operation's document, by object; null when none are kept for it */
  constructor(texts: WeakMap<object, string> | null) {
    this.#texts = texts;
  }

  /** The entries without a stored text; all of them if the document has no text store. */
  missing({ entries }: Lasting): readonly object[] {
    const texts = this.#texts;
    if (!texts) return entries;
    this.#entries = entries;
    this.#missing = entries.filter((entry) => !texts.has(entry));
    return this.#missing;
  }

  /**
   * All entries' texts as one list; null when the answer was not a list of immutable objects.
   * @param written the missing entries as GraphQL selected them; other operations may have stored some of them meanwhile
   */
  join(written: unknown): { text: string; made: number } | null {
    const [texts, entries] = [this.#texts, this.#entries];
    if (!texts || !entries || !Array.isArray(written)) return null;
    let made = 0;
    for (const [i, entry] of this.#missing.entries()) {
      const text = JSON.stringify(written[i]);
      texts.set(entry, text);
      made += text.length;
    }
    return { text: `[${entries.map((entry) => texts.get(entry)).join(',')}]`, made };
  }
}

/** An answer that is a list of what never changes: each object is written as text once for a document of the site. */
export class Lasting {
  readonly entries: readonly object[];

  /** @param entries the same objects whenever the same is asked for */
  constructor(entries: readonly object[]) {
    this.entries = entries;
  }
}

/**
 * Picks from lists of what never changes the objects that have to be written: the others' texts are known. One for each
 * operation.
 */
export class LastingTexts {
  readonly #texts: WeakMap<object, string> | null;
  #entries: readonly object[] | null = null;
  #missing: readonly object[] = [];

  /** @param texts of the operation's document, by object; null when none are kept for it */
  constructor(texts: WeakMap<object, string> | null) {
    this.#texts = texts;
  }

  /** The entries without a text; all of them when none is kept for this document. */
  missing({ entries }: Lasting): readonly object[] {
    const texts = this.#texts;
    if (!texts) return entries;
    this.#entries = entries;
    this.#missing = entries.filter((entry) => !texts.has(entry));
    return this.#missing;
  }

  /**
   * All entries' texts as one list; null when the answer was no list of what never changes.
   * @param written those that were missing, as they were selected; other operations may have kept some of them meanwhile
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

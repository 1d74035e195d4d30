/** What the bundler knows of modules. */
export interface Modules {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** Which modules come with which, over the whole client. */
export class ImportGraph {
  readonly #modules: Modules;

  constructor(modules: Modules) {
    this.#modules = modules;
  }

  /** These modules and everything that they import statically. */
  closure(...entries: readonly string[]): ReadonlySet<string> {
    const seen = new Set<string>(entries);
    for (const id of seen)
      for (const next of this.#modules.getModuleInfo(id)?.importedIds ?? []) seen.add(next);
    return seen;
  }

  /** What a module, or anything that comes with it, imports dynamically. */
  fetchedBy(entry: string): readonly string[] {
    return [...this.closure(entry)].flatMap(
      (id) => this.#modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
    );
  }
}

import i18next from 'i18next';
import type { Namespace } from './resources.ts';

/** A page's code and the texts of its picture together: asked for one by one, each would show the waiting screen anew. */
export async function pageWithTexts<Page>(
  load: () => Promise<Page>,
  namespaces: readonly Namespace[],
): Promise<Page> {
  const [page] = await Promise.all([load(), i18next.loadNamespaces(namespaces)]);
  return page;
}

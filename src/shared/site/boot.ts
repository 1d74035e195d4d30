import { BOOT_ID, type BootData } from '../../../contract/boot.ts';

/** The data that the server embedded in the page. Null in development, where Vite serves the page. */
function bootOf(page: Document): BootData | null {
  const text = page.getElementById(BOOT_ID)?.textContent;
  return text ? (JSON.parse(text) as BootData) : null;
}

/** Read once; later changes are fetched. */
export const boot: BootData | null = bootOf(document);

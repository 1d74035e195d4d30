import type { Market } from '../../../contract/markets.ts';

/** What a page of the sandbox says beside its list. */
export interface PageWords {
  title: string;
  note: string;
  empty: string;
}

/** The HTML of a page of the sandbox: a list that shows itself anew every five seconds, without a script. */
export function sandboxDocument(
  { language }: Market,
  { title, note, empty }: PageWords,
  items: readonly string[],
  stylePath: string,
): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="5">
<title>${title} · Kilat</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${stylePath}">
</head>
<body>
<main>
<p class="brand">kilat <span>demo</span></p>
<h1>${title}</h1>
<p class="note">${note}</p>
${items.length === 0 ? `<p class="empty">${empty}</p>` : `<ol>${items.join('')}</ol>`}
</main>
</body>
</html>
`;
}

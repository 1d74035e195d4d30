import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A picture that differs from the stored one. Pictures are data URLs. */
export interface Mismatch {
  name: string;
  /** The reason, as the end of a sentence that begins with the name. */
  why: string;
  expected?: string;
  actual?: string;
  /** The differing pixels, bright on black. */
  diff?: string;
}

const OWN_FILES = ['report.css', 'report.js'];
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Writes a folder that shows mismatches: expected, actual, difference, and a slider between the first two. It is
 * self-contained. The folder's previous content is deleted. Returns the page's path.
 */
export function writeReport(directory: string, mismatches: readonly Mismatch[]): string {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  for (const file of OWN_FILES)
    copyFileSync(join(import.meta.dirname, 'report', file), join(directory, file));
  const page = join(directory, 'index.html');
  writeFileSync(page, pageOf(mismatches.map((mismatch) => sectionOf(directory, mismatch))));
  return page;
}

function pageOf(sections: readonly string[]): string {
  const count = sections.length === 1 ? '1 picture differs' : `${sections.length} pictures differ`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Snapshots: ${count}</title>
    <link rel="stylesheet" href="report.css" />
    <script src="report.js" defer></script>
  </head>
  <body>
    <main>
      <h1>${count}</h1>
      <p>Look at each. What is meant to be so is accepted by <code>npm run snapshots -- --update</code>.</p>
${sections.join('\n')}
    </main>
  </body>
</html>
`;
}

function sectionOf(directory: string, { name, why, expected, actual, diff }: Mismatch): string {
  const title = escaped(name);
  const files = {
    expected: expected && save(directory, `${name}-expected`, expected),
    actual: actual && save(directory, `${name}-actual`, actual),
    difference: diff && save(directory, `${name}-difference`, diff),
  };
  const figures = Object.entries(files)
    .filter(([, file]) => file)
    .map(
      ([what, file]) =>
        `<figure><figcaption>${what}</figcaption>${image(file, `${what}: ${title}`)}</figure>`,
    );
  const { expected: then, actual: now } = files;
  const slider =
    then && now
      ? `<figure><figcaption>expected | actual</figcaption>
          <div class="slider">${image(then, '')}${image(now, '', 'over')}
            <input type="range" min="0" max="100" value="50" aria-label="How much of the expected picture shows: ${title}" />
          </div>
        </figure>`
      : actual &&
        '<p>Its expected picture was never drawn on this machine: the repository keeps its seal alone.</p>';
  return `      <section>
        <h2>${title}</h2>
        <p>${escaped(why)}</p>
        ${slider ?? ''}
        <div class="figures">${figures.join('')}</div>
      </section>`;
}

/** Writes a data URL's picture. Returns its path below the report's folder. */
function save(directory: string, name: string, picture: string): string {
  const [head = '', body = ''] = picture.split(',');
  const path = `pictures/${name}.${head.includes('webp') ? 'webp' : 'png'}`;
  mkdirSync(dirname(join(directory, path)), { recursive: true });
  writeFileSync(join(directory, path), Buffer.from(body, 'base64'));
  return path;
}

function image(path: string | undefined, text: string, kind = ''): string {
  const address = `${path}`.split('/').map(encodeURIComponent).join('/');
  return `<img src="${address}" alt="${text}"${kind && ` class="${kind}"`} />`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
}

import { execFileSync } from 'node:child_process';

/**
 * The test browser: the pinned @sparticuz/chromium, or the one in CHROMIUM_PATH. With these flags WebGL is rendered by
 * SwiftShader, so pixels are the same bytes on every machine.
 */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--hide-scrollbars',
];

/** The browser's executable, unpacked on first use. */
export async function browserPath(): Promise<string> {
  const own = process.env.CHROMIUM_PATH;
  if (own) return own;
  // The package contains its own NSS libraries and uses them if it detects a lambda environment.
  if (process.platform === 'linux' && !hasSystemLibrary('libnss3.so'))
    process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

function hasSystemLibrary(name: string): boolean {
  for (const command of ['ldconfig', '/sbin/ldconfig']) {
    try {
      return execFileSync(command, ['-p'], { encoding: 'utf8' }).includes(name);
    } catch {
      // not on this path; try the next
    }
  }
  return false;
}

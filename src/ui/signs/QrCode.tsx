import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './QrCode.module.css';

/**
 * A text as a QR code, dark on white with the quiet zone of four modules that cameras need (ISO/IEC 18004), in the full width
 * of its container. `label`: its purpose.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** One path of all dark modules, in horizontal runs: one rectangle per module would be a thousand nodes. */
function draw(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const runs: string[] = [];
  data.forEach((row, y) => {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const from = x;
      while (x < size && row[x]) x++;
      runs.push(`M${from} ${y}h${x - from}v1H${from}z`);
    }
  });
  return { size, path: runs.join('') };
}

import plate from '../../ui/styles/plate.module.css';
import styles from './ChannelSign.module.css';

/** What stands on a channel's plate; nobody's trade mark. */
const LETTERS: Readonly<Record<string, string>> = {
  qris: 'QRIS',
  va: 'VA',
  transfer: 'TF',
  ewallet: 'EW',
  spay: 'SP',
  usdt: '₮',
  spei: 'SPEI',
  oxxo: 'OXXO',
};

/** The sign of a channel: its letters on a plate of its own colour. */
export function ChannelSign({ port }: { port: string }) {
  const letters = LETTERS[port] ?? port.slice(0, 2).toUpperCase();
  return (
    <span
      className={`${plate.plate} ${styles.sign}`}
      data-port={port}
      data-long={letters.length > 2 || undefined}
      aria-hidden="true"
    >
      {letters}
    </span>
  );
}

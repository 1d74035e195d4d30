import { useState } from 'react';
import { addressOf } from '../../../contract/http/call.ts';
import type { Frame } from '../../../contract/http/offers/props.ts';
import { siteAvatar } from '../../../contract/http/site/uploads.ts';
import styles from './Avatar.module.css';

/** The portraits are in one sprite of six columns and four rows (assets/pipeline/avatars.mjs). */
const COLUMNS = 6;
const ROWS = 4;

/**
 * One of the 24 built-in portraits, or the player's own picture instead (`UserBrief.portrait`), with the avatar border
 * (`UserBrief.frame`). Decorative: the player's name is beside it.
 */
export function Avatar({
  avatar,
  portrait = null,
  frame = null,
  size = 32,
}: {
  avatar: number;
  portrait?: string | null;
  frame?: Frame | null;
  size?: number;
}) {
  /** An own picture that could not be loaded; the built-in one is shown. */
  const [lost, setLost] = useState<string | null>(null);
  const at = Math.abs(Math.trunc(avatar)) % (COLUMNS * ROWS);
  const x = ((at % COLUMNS) / (COLUMNS - 1)) * 100;
  const y = (Math.floor(at / COLUMNS) / (ROWS - 1)) * 100;
  return (
    <span
      className={styles.avatar}
      data-frame={frame ?? undefined}
      style={{ width: size, height: size, backgroundPosition: `${x}% ${y}%` }}
      aria-hidden="true"
    >
      {portrait !== null && portrait !== lost && (
        <img
          className={styles.own}
          src={addressOf(siteAvatar, { name: portrait }).url}
          alt=""
          onError={() => setLost(portrait)}
        />
      )}
    </span>
  );
}

import styles from './Avatar.module.css';

/** One of the 24 built-in avatars: a glossy ball in the avatar's hue with the player's initial. */
export function Avatar({ avatar, name, size = 32 }: { avatar: number; name: string; size?: number }) {
  const hue = (avatar % 24) * 15;
  const initial = [...name.trim()][0]?.toLocaleUpperCase() ?? '';
  const background = `radial-gradient(circle at 32% 26%, hsl(${hue} 95% 82%) 0, hsl(${hue} 72% 58%) 38%, hsl(${hue + 18} 62% 36%) 100%)`;
  return (
    <span
      className={styles.avatar}
      style={{ width: size, height: size, fontSize: size * 0.44, background }}
      aria-hidden="true"
    >
      {initial}
    </span>
  );
}

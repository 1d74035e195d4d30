import { useId } from 'react';
import styles from './Medal.module.css';

/** The colours of each level from light to dark: bronze, silver, gold, then the site's own colours. */
const METALS = [
  ['#b3b0da', '#5b5992', '#2b2b57'],
  ['#ffd0a8', '#d98146', '#7a3d1a'],
  ['#ffb98a', '#c2602c', '#652a10'],
  ['#f4f6ff', '#aab2d8', '#565d86'],
  ['#e2f5ff', '#86b9de', '#34618a'],
  ['#fff3b8', '#ffd43a', '#a06800'],
  ['#ffe29a', '#ffa52b', '#9c4400'],
  ['#bafff1', '#2fd3b5', '#0b6456'],
  ['#cfeaff', '#5cb8ff', '#1b4b95'],
  ['#e8ddff', '#a78bfa', '#4536a8'],
  ['#ffe1d6', '#ff6b6b', '#861a3f'],
] as const;

const CENTRE = 50;

/** The level's medal: a coin with a star that gains one point per level, and one light per level on the rim. */
export function Medal({ level, size, shining = false }: { level: number; size: number; shining?: boolean }) {
  const id = useId();
  const [light, metal, dark] = METALS[level] ?? METALS[0];
  return (
    <svg
      className={styles.medal}
      data-shining={shining || undefined}
      width={size}
      height={size}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={id} cx="0.36" cy="0.28" r="0.85">
          <stop offset="0" stopColor={light} />
          <stop offset="0.5" stopColor={metal} />
          <stop offset="1" stopColor={dark} />
        </radialGradient>
      </defs>
      <circle
        cx={CENTRE}
        cy={CENTRE}
        r="46"
        fill="none"
        stroke={dark}
        strokeWidth="6"
        strokeDasharray="3.3 2.2"
      />
      <circle cx={CENTRE} cy={CENTRE} r="45" fill={`url(#${id})`} />
      <circle cx={CENTRE} cy={CENTRE} r="35" fill={dark} opacity="0.42" />
      <circle cx={CENTRE} cy={CENTRE} r="35" fill="none" stroke={light} strokeWidth="1.5" opacity="0.75" />
      {Array.from({ length: level }, (_, i) => {
        const [x, y] = at(40, (i - (level - 1) / 2) * 18 + 90);
        return <circle key={x} cx={x} cy={y} r="2.4" fill={light} />;
      })}
      <path
        d={star(level + 4, 31, level === 0 ? 20 : 21)}
        fill={`url(#${id})`}
        stroke={light}
        strokeWidth="1"
      />
      <text className={styles.number} x={CENTRE} y="51" fill={dark}>
        {level}
      </text>
    </svg>
  );
}

/** A point on a circle around the centre; the angle in degrees, starting at the right. */
function at(radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  const on = (turn: number) => Math.round((CENTRE + radius * turn) * 100) / 100;
  return [on(Math.cos(angle)), on(Math.sin(angle))];
}

/** A star with its first point up. */
function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) =>
    at(i % 2 === 0 ? outer : inner, (i * 180) / points - 90).join(' '),
  );
  return `M${corners.join('L')}z`;
}

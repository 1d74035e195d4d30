import { ICON_NAMES, Icon } from '../ui/signs/Icon.tsx';
import styles from './Foundations.module.css';
import { Case, Cases, Part } from './Part.tsx';
import { useWords } from './words.ts';

const SURFACES = ['night-0', 'night-1', 'night-2', 'night-3', 'night-hover', 'indigo-deep'] as const;
const COLOURS = ['volt', 'coral', 'teal', 'violet', 'sky', 'text', 'text-2', 'text-3'] as const;
const TINTS = ['volt-tint', 'coral-tint', 'teal-tint', 'violet-tint', 'line'] as const;
const SIZES = ['2xs', 'xs', 's', 'm', 'l', 'xl', '2xl'] as const;
const SPACES = [4, 8, 12, 16, 20, 28] as const;
const CORNERS = ['xs', 's', 'field', 'm', 'l', 'full'] as const;

function Swatches({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.swatches}>
      {names.map((name) => (
        <li key={name} className={styles.swatch}>
          <span style={{ background: `var(--${name})` }} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The tokens: what every component is made of. */
export function Foundations() {
  const words = useWords();
  return (
    <Part name="Tokens">
      <Cases>
        <Case state="surfaces">
          <Swatches names={SURFACES} />
        </Case>
        <Case state="colours">
          <Swatches names={COLOURS} />
        </Case>
        <Case state="tints and lines">
          <Swatches names={TINTS} />
        </Case>
        <Case state="type">
          {SIZES.map((size) => (
            <p key={size} className={styles.type} style={{ fontSize: `var(--size-${size})` }}>
              <small>{size}</small>
              {words.section}
            </p>
          ))}
        </Case>
        <Case state="space">
          {SPACES.map((space) => (
            <p key={space} className={styles.space}>
              <small>{space}</small>
              <span style={{ width: `var(--space-${space})` }} />
            </p>
          ))}
        </Case>
        <Case state="corners">
          <ul className={styles.swatches}>
            {CORNERS.map((corner) => (
              <li key={corner} className={styles.swatch}>
                <span style={{ borderRadius: `var(--r-${corner})` }} />
                {corner}
              </li>
            ))}
          </ul>
        </Case>
      </Cases>
    </Part>
  );
}

/** Every icon of the family. */
export function Icons() {
  return (
    <Part name="Icon">
      <ul className={styles.icons}>
        {ICON_NAMES.map((name) => (
          <li key={name}>
            <Icon name={name} size={24} />
            {name}
          </li>
        ))}
      </ul>
    </Part>
  );
}

import { formatCompact, formatCount, formatRate } from '../i18n/format.ts';
import { Avatar } from '../shared/account/Avatar.tsx';
import { CopyText } from '../ui/actions/CopyText.tsx';
import { Skeleton } from '../ui/loading/Skeleton.tsx';
import { ICON_NAMES, Icon, Logo } from '../ui/signs/Icon.tsx';
import { Money } from '../ui/signs/Money.tsx';
import styles from './Foundations.module.css';
import { Case, Cases, Part } from './Part.tsx';
import { useWords } from './words.ts';

const HASH = '9f2c4be1d07a65c38e11f04b7d92ac5e3b6810f7c4d2e9a05b7f31c86de2470a';
const AMOUNTS = [0n, 95_000n, 125_000_000n, 125_000_050n, -7_550n, 99_999_999_999_999n];

/** Non-text signs: numbers, codes, pictures, and skeletons. */
export function Signs() {
  const words = useWords();
  return (
    <Part name="Signs">
      <Cases>
        <Case state="Money: nothing, cents, signed, unknown">
          {AMOUNTS.map((amount) => (
            <Money key={String(amount)} amount={amount} />
          ))}
          <Money amount={null} />
        </Case>
        <Case state="formatCompact, formatCount, formatRate">
          {AMOUNTS.map((amount) => (
            <span key={String(amount)}>{formatCompact(amount)}</span>
          ))}
          <span>{formatCount(48_213)}</span>
          <span>{formatRate(24_100n)}</span>
        </Case>
        <Case state="Skeleton">
          <Skeleton width="60%" height="24px" />
          <Skeleton />
          <Skeleton height="120px" />
        </Case>
        <Case state="Avatar, Logo" row>
          <Logo />
          {[0, 5, 12, 23].map((avatar) => (
            <Avatar key={avatar} avatar={avatar} size={44} />
          ))}
        </Case>
        <Case state="CopyText">
          <CopyText label={words.hash} text={HASH} />
        </Case>
      </Cases>
    </Part>
  );
}

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

/** The design tokens used by every component. */
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

/** Every icon of the set. */
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

import { formatCompact, formatCount, formatRate } from '../i18n/format.ts';
import { Avatar } from '../shared/account/Avatar.tsx';
import { CopyText } from '../ui/actions/CopyText.tsx';
import { Skeleton } from '../ui/loading/Skeleton.tsx';
import { Logo } from '../ui/signs/Logo.tsx';
import { Money } from '../ui/signs/Money.tsx';
import { Case, Cases, Part } from './Part.tsx';
import { useWords } from './words.ts';

const HASH = '9f2c4be1d07a65c38e11f04b7d92ac5e3b6810f7c4d2e9a05b7f31c86de2470a';
const AMOUNTS = [0n, 95_000n, 125_000_000n, 125_000_050n, -7_550n, 99_999_999_999_999n];

/** What says something without words: numbers, codes, pictures, and the grey bars in their place. */
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

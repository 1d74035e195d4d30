import { Logo } from '../ui/signs/Icon.tsx';
import { LanguageSelect } from '../ui/signs/LanguageSelect.tsx';
import { Actions, Choices } from './Actions.tsx';
import { Fields, Proving } from './Fields.tsx';
import { Foundations, Icons, Signs } from './Foundations.tsx';
import styles from './GalleryPage.module.css';
import { Games, Grids } from './Games.tsx';
import { Marks } from './Marks.tsx';
import { Notices } from './Notices.tsx';
import { Surfaces } from './Surfaces.tsx';

/** Every component of src/ui in every state, for developers. Only in development (docs/design-system.md). */
export default function GalleryPage() {
  return (
    <div>
      <header className={styles.header}>
        <Logo />
        <LanguageSelect compact />
      </header>
      <Foundations />
      <Icons />
      <Signs />
      <Actions />
      <Fields />
      <Proving />
      <Choices />
      <Surfaces />
      <Games />
      <Grids />
      <Notices />
      {/* Last, so that changes of a game's marks do not shift other parts by subpixels and change their snapshots. */}
      <Marks />
    </div>
  );
}

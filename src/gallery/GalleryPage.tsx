import { LanguageSelect } from '../ui/signs/LanguageSelect.tsx';
import { Logo } from '../ui/signs/Logo.tsx';
import { Actions } from './Actions.tsx';
import { Choices } from './Choices.tsx';
import { Fields } from './Fields.tsx';
import { Foundations, Icons } from './Foundations.tsx';
import styles from './GalleryPage.module.css';
import { Games } from './Games.tsx';
import { Grids } from './Grids.tsx';
import { Marks } from './Marks.tsx';
import { Notices } from './Notices.tsx';
import { Proving } from './Proving.tsx';
import { Signs } from './Signs.tsx';
import { Surfaces } from './Surfaces.tsx';

/** Every component of src/ui in every state, for whoever builds with them. In development alone (docs/design-system.md). */
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
      <Marks />
      <Actions />
      <Fields />
      <Proving />
      <Choices />
      <Surfaces />
      <Games />
      <Grids />
      <Notices />
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../net/house.ts';
import { view } from '../engine/crash.ts';
import { CrashPicture } from './CrashPicture.tsx';
import { table } from './table.ts';

/** The live table as the stage asks for it, once a frame, past React. */
const SOURCE = {
  view: () => view(table.store.getState().game, serverNow()),
  subscribe: (wake: () => void) => table.store.subscribe(wake),
};

/** The flight. */
export function CrashStage() {
  const { t } = useTranslation('crash');
  const words = {
    label: t('picture'),
    round: t('roundWord'),
    preparation: t('scenePreparation'),
    squib: t('sceneSquib'),
  };
  return <CrashPicture source={SOURCE} words={words} />;
}

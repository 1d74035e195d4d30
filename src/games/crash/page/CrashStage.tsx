import { useTranslation } from 'react-i18next';
import { CrashPicture } from './CrashPicture.tsx';
import { source } from './liveCrash.ts';

/** The flight. */
export function CrashStage() {
  const { t } = useTranslation('crash');
  const words = {
    label: t('picture'),
    round: t('roundWord'),
    preparation: t('scenePreparation'),
    squib: t('sceneSquib'),
  };
  return <CrashPicture source={source} words={words} />;
}

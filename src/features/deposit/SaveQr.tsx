import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/Button.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { qrPicture } from './qrPicture.ts';

/** Puts a QR code among the phone's pictures: whoever pays from this phone cannot scan its own screen. */
export function SaveQr({ text, name }: { text: string; name: string }) {
  const { t } = useTranslation('deposit');
  const save = async () => {
    const address = URL.createObjectURL(await qrPicture(text));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${name}.png`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };
  return (
    <Button onClick={() => void save()}>
      <Icon name="download" size={18} />
      {t('saveQr')}
    </Button>
  );
}

import { useQueryLayer } from '../../shared/navigation/useQueryLayer.ts';
import { lazyWithRetry } from '../../ui/loading/lazyWithRetry.ts';
import { NonCritical } from '../../ui/loading/NonCritical.tsx';
import { ChatButton } from './ChatButton.tsx';

const sheet = lazyWithRetry(() => import('./ChatSheet.tsx'));

/** On phones: the button to the game's chat room, and the room as a sheet (`?sheet=chat` in the address). */
export default function TableChat({ room }: { room: string }) {
  const { value, open, close } = useQueryLayer('sheet');
  return (
    <>
      <ChatButton room={room} onOpen={() => open('chat')} />
      {value === 'chat' && (
        <NonCritical>
          <sheet.Component room={room} onClose={close} />
        </NonCritical>
      )}
    </>
  );
}

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import styles from './ConfirmButton.module.css';

/** A button that asks for confirmation in place. */
export function ConfirmButton({
  children,
  question,
  yes,
  no,
  busy,
  beside,
  onConfirm,
}: {
  /** The button's label. */
  children: ReactNode;
  question: string;
  yes: string;
  no: string;
  busy: boolean;
  /** Content before the button while no confirmation is shown. */
  beside?: ReactNode;
  onConfirm: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const keepButton = useRef<HTMLButtonElement>(null);
  const confirming = useRef(false);
  const id = useId();

  // Moves the focus to the harmless answer, and back.
  useEffect(() => {
    if (asking) keepButton.current?.focus();
    else if (confirming.current) opener.current?.focus();
    confirming.current = asking;
  }, [asking]);

  if (!asking)
    return (
      <div className={styles.row}>
        {beside}
        <Button ref={opener} kind="secondary" onClick={() => setAsking(true)}>
          {children}
        </Button>
      </div>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className={styles.confirm} role="group" aria-labelledby={id}>
      <p id={id} className={styles.question}>
        {question}
      </p>
      <Button ref={keepButton} kind="secondary" disabled={busy} onClick={() => setAsking(false)}>
        {no}
      </Button>
      <Button kind="danger" busy={busy} onClick={onConfirm}>
        {yes}
      </Button>
    </div>
  );
}

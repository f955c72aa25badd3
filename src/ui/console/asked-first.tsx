import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { ActionButton } from './action-button.tsx';
import { Dialog } from './dialog.tsx';

interface AskedFirstProps extends Pick<ComponentProps<typeof ActionButton>, 'kind' | 'busy'> {
  /** Inside the button. */
  children: ReactNode;
  title: string;
  /** The name of the row. */
  about: string;
  lang?: string;
  /** Everything that follows from it. */
  question: string;
  /** The words of the button that does it. */
  act: string;
  onSure: () => void;
}

/** A button of a row that asks in a dialog, which names the row, before it does what cannot be undone. */
export function AskedFirst(props: AskedFirstProps) {
  const { children, title, about, lang, question, act, onSure, ...button } = props;
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <ActionButton {...button} onClick={() => setIsAsking(true)}>
        {children}
      </ActionButton>
      <Dialog title={title} isOpen={isAsking} onClose={close}>
        <p>
          <b lang={lang}>{about}</b>
        </p>
        <p>{question}</p>
        <div className="dialog-actions">
          <ActionButton
            kind="danger"
            onClick={() => {
              close();
              onSure();
            }}
          >
            {act}
          </ActionButton>
        </div>
      </Dialog>
    </>
  );
}

import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface ModalProps {
  /** What `openModal()` calls it by. */
  id: string;
  title: string;
  closeLabel: string;
  /** Stands in the page, with nothing taken out of reach. */
  open?: boolean;
  /** As large as the screen, for a picture. */
  wide?: boolean;
  children: ReactNode;
}

/** A native dialog: the browser traps focus, and Esc or the cross closes it without script. */
export function Modal({ id, title, closeLabel, open, wide, children }: ModalProps) {
  return (
    <dialog
      className={classNames('modal', 'on-paper', wide && 'modal-wide')}
      id={id}
      aria-labelledby={`${id}-title`}
      closedby="any"
      open={open}
    >
      <div className="modal-head">
        <h2 className="modal-title" id={`${id}-title`}>
          {title}
        </h2>
        <form method="dialog">
          <button className="modal-close" aria-label={closeLabel}>
            <Icon name="close" />
          </button>
        </form>
      </div>
      {children}
    </dialog>
  );
}

import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface ModalProps {
  /** The name that `openModal()` uses. */
  id: string;
  title: string;
  /** The language of the title, where it differs from the page's. */
  titleLang?: string | undefined;
  closeLabel: string;
  /** Rendered in the page, without making the rest inert. */
  open?: boolean;
  /** As large as the screen, for a picture. */
  wide?: boolean;
  children: ReactNode;
}

/** A native dialog: the browser traps focus, and Esc or the cross closes it without scripts. */
export function Modal({ id, title, titleLang, closeLabel, open, wide, children }: ModalProps) {
  return (
    <dialog
      className={classNames('modal', 'on-paper', wide && 'modal-wide')}
      id={id}
      aria-labelledby={`${id}-title`}
      closedby="any"
      open={open}
    >
      <div className="modal-head">
        <h2 className="modal-title" id={`${id}-title`} lang={titleLang}>
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

import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { ConsoleIcon } from './console-icon.tsx';
import { useSay } from './say.tsx';
import { dialogContext, useDialogOnTop } from './shortcuts.ts';

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** `drawer` comes from the right edge, on a phone from below. */
  shape?: 'box' | 'drawer' | 'wide';
  children: ReactNode;
}

/** A dialog: the rest of the screen is out of reach, Esc and the cross close it. */
export function Dialog({ title, isOpen, onClose, shape = 'box', children }: DialogProps) {
  const say = useSay();
  return (
    <ModalOverlay
      className={`dialog-overlay dialog-overlay-${shape}`}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
    >
      <Modal className={`dialog dialog-${shape}`}>
        <AriaDialog className="dialog-inside">
          <div className="dialog-head">
            <Heading slot="title" className="dialog-title">
              {title}
            </Heading>
            <button
              type="button"
              className="icon-button"
              aria-label={say('Close', 'बंद करें')}
              onClick={onClose}
            >
              <ConsoleIcon name="close" />
            </button>
          </div>
          <DialogBody isOpen={isOpen}>{children}</DialogBody>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** It stays for the moment in which the dialog leaves. */
function DialogBody({ isOpen, children }: Pick<DialogProps, 'isOpen' | 'children'>) {
  return (
    <dialogContext.Provider value={useDialogOnTop(isOpen)}>
      <div className="dialog-body">{children}</div>
    </dialogContext.Provider>
  );
}

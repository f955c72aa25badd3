/**
 * Opens the modal with this id; false when the page has none. What is marked with `data-begins` has the focus
 * then: the browser alone would give it to the cross.
 */
export function openModal(id: string | undefined): boolean {
  // Every page carries this: the selector is shorter than a check of the class.
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${id}`);
  if (dialog && !dialog.open) {
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-begins]')?.focus();
  }
  return !!dialog;
}

/** Closes the modal with this id; the browser returns focus to its opener. */
export function closeModal(id: string): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) dialog.close();
}

/**
 * The attributes of a button that opens a modal: newer browsers need no script, others the
 * interaction script.
 */
export function opensModal(id: string) {
  return {
    type: 'button' as const,
    commandfor: id,
    command: 'show-modal',
    // A browser that knows the command would find the dialog open already, and warn of it.
    onClick: () => void ('command' in HTMLButtonElement.prototype || openModal(id)),
  };
}

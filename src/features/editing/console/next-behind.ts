/** Goes to the next field that is behind its original, after the one with the focus. */
export function goToNextBehind(): void {
  const behind = [...document.querySelectorAll<HTMLElement>('.edited:has(.behind-note)')];
  const current = document.activeElement?.closest('.edited') ?? null;
  const next =
    behind.find(
      (row) =>
        current !== null &&
        row !== current &&
        (current.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    ) ?? behind[0];
  if (next) focusIn(next);
}

/** Puts the caret into the field of a part. */
export function focusField(part: string, field: string): void {
  const row = document.querySelector<HTMLElement>(
    `.edited[data-part="${CSS.escape(part)}"][data-field="${CSS.escape(field)}"]`,
  );
  if (row) focusIn(row);
}

function focusIn(row: HTMLElement): void {
  const control = row.querySelector<HTMLElement>(
    '[contenteditable=true], .input, input, select, textarea, button',
  );
  row.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

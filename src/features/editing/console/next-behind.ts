import { useEffect, useEffectEvent } from 'react';

/**
 * Goes to the next field that is behind its original, after the one with the focus; where none of its
 * language is in reach, to the one that is named.
 */
export function goToNextBehind(part?: string, field?: string): void {
  const behind = [...document.querySelectorAll<HTMLElement>('.edited:has(.behind-note)')].filter(
    (row) => isInReach(row) && (part === undefined || row.dataset['part'] === part),
  );
  if (behind.length === 0 && part !== undefined && field !== undefined) {
    focusField(part, field);
    return;
  }
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

/** A field that somebody wants to go to. */
export interface WantedField {
  part: string;
  field: string;
}

const listeners = new Set<(wanted: WantedField) => void>();

/** Told of a field that is out of reach: in a language that is not open, or behind a drawer. */
export function useWantedField(show: (wanted: WantedField) => void): void {
  const latest = useEffectEvent(show);
  useEffect(() => {
    const listener = (wanted: WantedField) => latest(wanted);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}

/** Puts the caret into the field of a part; brings it into reach first where it is not. */
export function focusField(part: string, field: string): void {
  if (!focusInReach({ part, field })) listeners.forEach((listener) => listener({ part, field }));
}

/** Puts the caret into a field, unless it is in a language that is not open or behind a drawer. */
export function focusInReach({ part, field }: WantedField): boolean {
  const row = document.querySelector<HTMLElement>(
    `.edited[data-part="${CSS.escape(part)}"][data-field="${CSS.escape(field)}"]`,
  );
  if (!row || !isInReach(row)) return false;
  focusIn(row);
  return true;
}

const isInReach = (row: HTMLElement): boolean =>
  row.checkVisibility() && row.closest('[inert], [aria-hidden=true]') === null;

function focusIn(row: HTMLElement): void {
  const control = row.querySelector<HTMLElement>(
    '[contenteditable=true], .input, input, select, textarea, button',
  );
  row.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

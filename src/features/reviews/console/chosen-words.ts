import { useEffect, useState } from 'react';
import { CELL_GAP } from '#ui/console/body-changes/body-lines.ts';

/** Words of a field that somebody has chosen with the mouse, a finger or the keys. */
export interface ChosenWords {
  part: string;
  field: string;
  quote: string;
  /** Where a button for them can stand, in pixels from the window's top left. */
  left: number;
  top: number;
}

const LONGEST = 300;
const BUTTON_WIDTH = 220;

/** The words that are chosen in the reviewed text now. */
export function useChosenWords(): ChosenWords | undefined {
  const [chosen, setChosen] = useState<ChosenWords | undefined>();
  useEffect(() => {
    const read = () => setChosen(chosenWords(getSelection()));
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, []);
  return chosen;
}

function chosenWords(selection: Selection | null): ChosenWords | undefined {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const field = fieldOf(range.startContainer);
  const quote = wordsOf(range);
  if (!field || field !== fieldOf(range.endContainer) || !quote) return undefined;
  const { right, bottom } = range.getBoundingClientRect();
  return {
    part: field.dataset['part'] ?? '',
    field: field.dataset['field'] ?? '',
    quote: quote.slice(0, LONGEST),
    left: Math.max(8, Math.min(right, innerWidth) - BUTTON_WIDTH),
    top: Math.min(bottom + 8, innerHeight - 60),
  };
}

const fieldOf = (node: Node): HTMLElement | null =>
  (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>('.reviewed-field') ??
  null;

/** Without what was taken out, what is noted beside it, and the numbers of comments; lines and cells are parted. */
function wordsOf(range: Range): string {
  const words = range.cloneContents();
  for (const other of words.querySelectorAll('del, button, .review-note, .line-note'))
    other.remove();
  for (const cell of words.querySelectorAll('td + td, th + th')) cell.prepend(CELL_GAP);
  for (const line of words.querySelectorAll('p, h3, h4, h5, li, blockquote, tr')) line.append('\n');
  return words.textContent.replaceAll(/\n{2,}/g, '\n').trim();
}

const COPIED = [
  'boxSizing',
  'width',
  'padding',
  'border',
  'font',
  'fontStretch',
  'letterSpacing',
  'lineHeight',
  'whiteSpace',
  'wordBreak',
  'overflowWrap',
] as const;

/** The position of a text field's character on the screen: the left edge, and below its line. */
export function caretPlace(
  field: HTMLInputElement | HTMLTextAreaElement,
  at: number,
): { left: number; top: number } {
  const mirror = document.createElement('div');
  const style = getComputedStyle(field);
  for (const name of COPIED) mirror.style[name] = style[name];
  mirror.style.position = 'fixed';
  mirror.style.visibility = 'hidden';
  if (field instanceof HTMLTextAreaElement) mirror.style.whiteSpace = 'pre-wrap';
  const caret = document.createElement('span');
  caret.textContent = '\u200b';
  mirror.append(field.value.slice(0, at), caret);
  document.body.append(mirror);
  const box = field.getBoundingClientRect();
  const { offsetLeft, offsetTop, offsetHeight } = caret;
  mirror.remove();
  return {
    left: Math.min(box.left + offsetLeft - field.scrollLeft, window.innerWidth - 160),
    top: box.top + offsetTop + offsetHeight - field.scrollTop + 4,
  };
}

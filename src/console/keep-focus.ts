/** The place of something that went away. */
interface Place {
  parent: Node;
  before: Node | null;
  after: Node | null;
}

/** All that can be pressed; no text field, which would open the keyboard of a phone. */
const PRESSED = 'a[href], button:not([disabled]), input[type="checkbox"]:not([disabled]), summary';
const DIALOG = '[role="dialog"], [role="alertdialog"]';
const OPENED = `${DIALOG}, [role="menu"]`;

let held: Element | undefined;
let place: Place | undefined;

/**
 * Leads the focus on once what had it is gone: to what stands in its place, such as the next row, or before it, and
 * else to the screen; over a dialog that is open, to the dialog. Browsers let it fall to the page, where whoever hears
 * the screen is told nothing.
 */
export function keepFocus(): void {
  document.addEventListener('focusin', hold);
  document.addEventListener('mouseup', letGo);
  new MutationObserver(follow).observe(document.body, { childList: true, subtree: true });
}

function hold({ target }: Event): void {
  if (!(target instanceof Element) || !isOfScreen(target)) return;
  held = target;
  place = undefined;
}

/** Somebody pressed where nothing takes the focus. */
function letGo(): void {
  if (isLost()) held = place = undefined;
}

function follow(records: readonly MutationRecord[]): void {
  if (held) for (const record of records) place = placeAfter(record, held);
  if (isLost()) afterPaint(leadOn);
}

function leadOn(): void {
  if (!isLost()) return;
  if (document.querySelector(OPENED)) return focusOn(dialogOnTop());
  if (!held) return;
  if (!held.isConnected) focusOn((place && besides(place)) ?? document.getElementById('screen'));
  else if (held instanceof HTMLElement && held.matches(PRESSED)) focusOn(held);
}

function dialogOnTop(): HTMLElement | null {
  if (document.querySelector('[role="menu"]')) return null;
  return [...document.querySelectorAll<HTMLElement>(DIALOG)].at(-1) ?? null;
}

const isLost = () => document.activeElement === document.body;

/** Dialogs and toasts stand outside. */
const isOfScreen = (element: Element) => element.closest('#screen') !== null;

/** A part that opened something gets the focus back by itself, a frame after that closed. */
const afterPaint = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act));

/** The place of the held one, once a change was made to the page. */
function placeAfter(
  { target, removedNodes, previousSibling, nextSibling }: MutationRecord,
  of: Element,
): Place | undefined {
  const gone = [...removedNodes];
  const here = { parent: target, before: previousSibling, after: nextSibling };
  const { parent, before, after } = place ?? {};
  if (gone.some((node) => node.contains(parent ?? of))) return here;
  if (!parent) return undefined;
  return {
    parent,
    before: gone.some((node) => node === before) ? previousSibling : (before ?? null),
    after: gone.some((node) => node === after) ? nextSibling : (after ?? null),
  };
}

/** The first that can be pressed after a place, else before it, else around it. */
function besides({ parent, before, after }: Place): HTMLElement | null {
  const found =
    firstPressed(after, 'nextElementSibling') ?? firstPressed(before, 'previousElementSibling');
  if (found || !(parent instanceof Element) || parent.id === 'screen') return found;
  const { parentElement, previousElementSibling, nextElementSibling } = parent;
  if (!parentElement || !isOfScreen(parent)) return null;
  return besides({
    parent: parentElement,
    before: previousElementSibling,
    after: nextElementSibling,
  });
}

function firstPressed(
  from: Node | null,
  next: 'nextElementSibling' | 'previousElementSibling',
): HTMLElement | null {
  let node = from;
  while (node instanceof Element || node instanceof CharacterData) {
    const found = node instanceof Element && pressedIn(node);
    if (found) return found;
    node = node[next];
  }
  return null;
}

function pressedIn(element: Element): HTMLElement | undefined {
  const all = [element, ...element.querySelectorAll(PRESSED)];
  return all.find(
    (each): each is HTMLElement =>
      each instanceof HTMLElement && each.matches(PRESSED) && each.checkVisibility(),
  );
}

function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  // The view of somebody who points stays.
  if (element?.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest' });
}

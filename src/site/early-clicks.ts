/**
 * A page that is hydrated at once shows its buttons before React answers them. The last click that
 * came too early is repeated as soon as React does, so that a slow connection loses none. Where a script
 * does not come, a click loads the page anew, because most browsers ask for that script no second time.
 */
interface EarlyClick {
  button: HTMLElement;
  event: MouseEvent;
  box: DOMRect;
}

const root = document.documentElement;
let last: EarlyClick | undefined;

function keep(event: MouseEvent): void {
  if (root.dataset['hydrated'] || !(event.target instanceof Element)) return;
  // Outside of `main`, the interaction script answers; a form is sent by its own rule.
  const control = event.target.closest('main :is(button, label):not([data-enhanced] *)');
  if (control) (window.__hydrated ?? Promise.reject()).catch(() => location.reload());
  const button = event.target.closest<HTMLElement>('main button[type="button"]');
  if (button) last = { button, event, box: button.getBoundingClientRect() };
}

addEventListener('click', keep, true);
addEventListener('hydrated', () => {
  removeEventListener('click', keep, true);
  if (!last?.button.isConnected) return;
  const { button, event, box } = last;
  const { left, top } = button.getBoundingClientRect();
  // The page may have been scrolled since.
  const [clientX, clientY] = [event.clientX + left - box.left, event.clientY + top - box.top];
  const { bubbles, cancelable, detail } = event;
  button.dispatchEvent(new MouseEvent('click', { bubbles, cancelable, detail, clientX, clientY }));
});

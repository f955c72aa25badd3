/**
 * The only script that a reading page runs. It wakes React on the first touch, and until then does
 * what menus, dialogs and forms need so that the first click is never lost.
 */
import { closeDropdowns } from '#ui/close-dropdowns.ts';
import { openModal } from '#ui/open-modal.ts';
import { switchLite, weighPage } from './lite.ts';

interface Entries {
  now?: true;
  /** What hot reload in development needs before anything else. */
  first?: string;
  entry: string;
  routes: [id: string, module: string][];
}

declare global {
  interface Window {
    __wake: Entries;
    __reactRouterRouteModules: Record<string, unknown>;
    /** Resolves when React has taken the page over. */
    __awake?: Promise<void>;
  }
}

const touches = ['pointerdown', 'keydown', 'focusin'] as const;
const root = document.documentElement;

/** Where data is scarce, reading and leading on wake nothing: only what React answers to does. */
function wakeFor({ target }: Event): void {
  if (root.dataset['lite'] && !(target as Partial<Element>).closest?.('form,button')) return;
  void wake();
}

function wake(): Promise<void> {
  window.__awake ??= load();
  return window.__awake;
}

async function load(): Promise<void> {
  for (const touch of touches) removeEventListener(touch, wakeFor, true);
  const { first, entry, routes } = window.__wake;
  if (first) await import(first);
  const awake = new Promise<void>((resolve) =>
    addEventListener('awake', () => resolve(), { once: true }),
  );
  const modules = await Promise.all(routes.map(([, module]) => import(module)));
  window.__reactRouterRouteModules = Object.fromEntries(
    routes.map(([id], at) => [id, modules[at]]),
  );
  await import(entry);
  await awake;
}

for (const touch of touches) addEventListener(touch, wakeFor, { capture: true, passive: true });
if (window.__wake.now) void wake();

/** A form that React will handle waits for it; when React can't come, the browser sends it as it is. */
addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (
      !(form instanceof HTMLFormElement) ||
      form.dataset['enhanced'] === undefined ||
      root.dataset['awake']
    )
      return;
    event.preventDefault();
    const submitter = event.submitter;
    wake().then(
      () => form.requestSubmit(submitter),
      () => form.submit(),
    );
  },
  true,
);

function closeSideMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('details.side[open]');
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

closeDropdowns();
weighPage();

// The letters of other languages wait until the page's own are there; those below the first screen
// of a phone are loaded only for those who go there.
addEventListener('load', () => (root.dataset['loaded'] = ''), { once: true });
addEventListener('scroll', () => (root.dataset['scrolled'] = ''), { once: true, passive: true });

// Before React, which swallows what happens while it takes the page over.
addEventListener(
  'click',
  (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('[data-closes-menu]')) closeSideMenu();
    const opener = target?.closest<HTMLElement>('[data-opens]');
    if (opener && openModal(opener.dataset['opens'] ?? '')) event.preventDefault();
    if (target?.closest('.lite-switch')) switchLite();
  },
  true,
);

addEventListener('keydown', ({ key }) => key === 'Escape' && closeSideMenu(), true);

/**
 * The only script that a page is read with. It wakes React when somebody touches a form, and does
 * what menus, dialogs and forms need until then, so that the first click is never lost.
 */
import { closeDropdowns } from '#ui/close-dropdowns.ts';
import { openModal } from '#ui/open-modal.ts';
import { closeSideMenu, keepInside } from './frame/keep-inside.ts';
import { followScrolling } from './frame/scrolled-down.ts';
import { leaveOutUnset } from './leave-out-unset.ts';
import { switchLite, weighPage } from './lite.ts';

interface Start {
  now?: true;
  /** What hot reload in development needs before anything else. */
  first?: string;
  /** The address of reading.ts. */
  reading: string;
  /** The address of member.ts. */
  member: string;
}

declare global {
  interface Window {
    __wake: Start;
    /** What wakes: only the routes of this page are in it. */
    __reactRouterManifest: {
      entry: { module: string };
      routes: Record<string, { module: string }>;
    };
    __reactRouterRouteModules: Record<string, unknown>;
    /** Resolves when React has taken the page over. */
    __awake?: Promise<void>;
  }
}

const touches = ['pointerdown', 'keydown', 'focusin'] as const;
const root = document.documentElement;
const ignore = () => undefined;

/** Reading and leading on wake nothing: only the forms that React answers to do. */
function wakeFor({ target }: Event): void {
  if ((target as Partial<Element>).closest?.('[data-enhanced]')) wake().catch(ignore);
}

/** Somebody is there, though they may read with a mouse and its wheel alone. */
const presences = [...touches, 'scroll', 'pointermove'] as const;

/** Where data is scarce, nothing moves and nothing is kept. Nothing comes before what is read. */
function readOn(): void {
  for (const presence of presences) removeEventListener(presence, readOn, true);
  const { lite, session } = root.dataset;
  if (lite) return;
  const { reading, member } = window.__wake;
  const read = () => {
    import(reading).catch(ignore);
    if (session) import(member).catch(ignore);
  };
  if (document.readyState === 'complete') read();
  else addEventListener('load', read);
}

/** Where the network fails, the next touch tries again. */
function wake(): Promise<void> {
  return (window.__awake ??= load().catch((error: unknown) => {
    delete window.__awake;
    throw error;
  }));
}

async function load(): Promise<void> {
  const { first } = window.__wake;
  if (first) await import(first);
  const { entry, routes } = window.__reactRouterManifest;
  const awake = new Promise<void>((resolve) =>
    addEventListener('awake', () => resolve(), { once: true }),
  );
  const modules = Object.entries(routes).map(async ([id, { module }]) => [
    id,
    await import(module),
  ]);
  window.__reactRouterRouteModules = Object.fromEntries(await Promise.all(modules));
  await import(entry.module);
  await awake;
  for (const touch of touches) removeEventListener(touch, wakeFor, true);
}

for (const touch of touches) {
  addEventListener(touch, wakeFor, { capture: true, passive: true });
}
for (const presence of presences)
  addEventListener(presence, readOn, { capture: true, passive: true });
if (window.__wake.now) wake().catch(ignore);

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

leaveOutUnset();
closeDropdowns();
keepInside();
weighPage();
followScrolling();

// The letters of languages below the first screen of a phone are loaded only for those who go there.
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

/**
 * The only script that a page is read with. It hydrates React when somebody touches a form, and does
 * the work of menus, dialogs and forms until then, so that the first click is never lost.
 */
import type { EntryContext } from 'react-router';
import { closeDropdowns } from '#ui/close-dropdowns.ts';
import { siteAnswers } from '#ui/forms/site-answers.ts';
import { openModal } from '#ui/open-modal.ts';
import type * as Entry from './entry.client.tsx';
import { closeSideMenu, trapFocus } from './frame/focus-trap.ts';
import { trackScrollDirection } from './frame/scroll-direction.ts';
import { showPageWeight, toggleLiteMode } from './lite-mode.ts';
import { omitEmptyFields } from './omit-empty-fields.ts';
import { dataset } from './root-dataset.ts';

interface HydrationOptions {
  now?: true;
  /** The module that hot reload in development needs before any other. */
  first?: string;
  /** The address of reader-enhancements.ts. */
  reader: string;
  /** The address of session-enhancements.ts. */
  session: string;
  /** The address of push-enhancement.ts. */
  push: string;
  /** The address of the words of the card that push-enhancement.ts shows. */
  pushWords: string;
}

type Manifest = EntryContext['manifest'];

declare global {
  interface Window {
    __hydration: HydrationOptions;
    /** The entry and the routes of this page alone. */
    __reactRouterManifest: Omit<Manifest, 'routes'> & {
      routes: Record<string, NonNullable<Manifest['routes'][string]>>;
    };
    __reactRouterRouteModules: EntryContext['routeModules'];
    __reactRouterContext: Pick<EntryContext, 'future' | 'ssr' | 'routeDiscovery'> & {
      basename?: string;
      /** The data of the page. */
      stream: ReadableStream<Uint8Array>;
    };
    /** Resolves when React has hydrated the page. */
    __hydrated?: Promise<void>;
  }
}

const { first, now, reader, session } = window.__hydration;
const touches = ['pointerdown', 'keydown', 'focusin'] as const;
const ignore = () => undefined;

/** Reading and following links hydrates nothing: only the forms that React answers do. */
function hydrateForForm({ target }: Event): void {
  if ((target as Partial<Element>).closest?.('[data-enhanced]')) hydrate().catch(ignore);
}

/** Signs of a visitor, who may read with a mouse and its wheel alone. */
const presences = [...touches, 'scroll', 'pointermove'] as const;

/** Loads enhancements after everything that is read; in lite mode, none. */
function enhance(address: string): void {
  if (dataset['lite']) return;
  const load = () => void import(address).catch(ignore);
  if (document.readyState === 'complete') load();
  else addEventListener('load', load);
}

function welcome(): void {
  for (const presence of presences) removeEventListener(presence, welcome, true);
  enhance(reader);
}

/**
 * Hydrates the page once. Where the network fails, the next touch tries again, which helps in browsers that
 * ask again for a script that did not come; in the others forms are submitted natively.
 */
function hydrate(): Promise<void> {
  return (window.__hydrated ??= loadReact().catch((error: unknown) => {
    delete window.__hydrated;
    throw error;
  }));
}

async function loadReact(): Promise<void> {
  if (first) await import(first);
  const { entry, routes } = window.__reactRouterManifest;
  const hydrated = new Promise((resolve) => addEventListener('hydrated', resolve));
  const modules = Object.entries(routes).map(async ([id, { module }]) => [
    id,
    await import(module),
  ]);
  window.__reactRouterRouteModules = Object.fromEntries(await Promise.all(modules));
  const client: typeof Entry = await import(entry.module);
  await client.hydrate();
  await hydrated;
}

for (const touch of touches) addEventListener(touch, hydrateForForm, true);
for (const presence of presences) addEventListener(presence, welcome, true);
if (dataset['session']) enhance(session);
if (now) hydrate().catch(ignore);

// A form that React handles waits for hydration, its button busy; where that fails, the browser submits it natively.
addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    if (dataset['hydrated'] || !form.matches('[data-enhanced]')) return;
    event.preventDefault();
    const { submitter } = event;
    const show = (busy: 'true' | null) => submitter && (submitter.ariaBusy = busy);
    show('true');
    hydrate().then(
      () => {
        show(null);
        return form.requestSubmit(submitter);
      },
      async () => {
        const isThere = await siteAnswers();
        show(null);
        if (isThere) form.submit();
        else alert(document.body.dataset['noAnswer']);
      },
    );
  },
  true,
);

omitEmptyFields();
closeDropdowns();
trapFocus();
showPageWeight();
trackScrollDirection();

// Fonts of languages below the first screen of a phone load only for visitors who scroll there.
addEventListener('scroll', () => (dataset['scrolled'] = ''), { once: true });

// Listens before React does, which swallows clicks while it hydrates.
addEventListener(
  'click',
  (event) => {
    const target = event.target as Partial<Element>;
    if (target.closest?.('[data-closes-menu]')) closeSideMenu();
    const opener = target.closest?.<HTMLElement>('[data-opens]');
    if (opener && openModal(opener.dataset['opens'])) event.preventDefault();
    if (target.closest?.('.lite-switch')) toggleLiteMode();
  },
  true,
);

addEventListener('keydown', ({ key }) => key === 'Escape' && closeSideMenu(), true);

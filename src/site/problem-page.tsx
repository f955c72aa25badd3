import { isRouteErrorResponse, useHref, useRouteError, useRouteLoaderData } from 'react-router';
import type { SceneName } from '#contract/scene-address.ts';
import { ButtonLink } from '#ui/button.tsx';
import { themeCss } from '#ui/colour/theme-css.ts';
import { EmptyState } from '#ui/notice.tsx';
import { missingPart } from '#ui/page/missing-part.ts';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { Scene } from '#ui/page/scene.tsx';
import { useTranslation } from '#ui/translation.tsx';

type Kind = 'notFound' | 'noPage' | 'noMonth' | 'tooMany' | 'busy' | 'offline' | 'broken';

const artOf: Record<Kind, SceneName> = {
  notFound: 'quiet-mural',
  noPage: 'quiet-mural',
  noMonth: 'quiet-mural',
  tooMany: 'quiet-mural',
  busy: 'night-mural',
  offline: 'night-mural',
  broken: 'night-mural',
};

const words = {
  notFound: { title: 'problem.notFoundTitle', text: 'problem.notFoundText' },
  noPage: { title: 'list.noPageTitle', text: 'list.noPageText' },
  noMonth: { title: 'events.noMonthTitle', text: 'events.noMonthText' },
  tooMany: { title: 'problem.tooManyTitle', text: 'problem.tooManyText' },
  busy: { title: 'problem.busyTitle', text: 'problem.busyText' },
  offline: { title: 'problem.offlineTitle', text: 'problem.offlineText' },
  broken: { title: 'problem.brokenTitle', text: 'problem.brokenText' },
} as const satisfies Record<Kind, object>;

/** The hue of an error page that has no settings to read it from. */
const fallbackHue = 205;

/** The error page: for an unknown address, or for a page that failed. */
export function ProblemPage() {
  const hasShell = useRouteLoaderData('root') !== undefined;
  const kind = kindOf(useRouteError());
  return hasShell ? <Problem kind={kind} /> : <BareProblem kind={kind} />;
}

/**
 * The error page without its frame: the root failed to load, or a form was sent to a page that
 * takes none.
 */
function BareProblem({ kind }: { kind: Kind }) {
  const { t } = useTranslation();
  const home = useHref('/');
  const title = t(words[kind].title);
  // Only the server mixes the colours; the browser keeps its markup.
  const look = import.meta.env.SSR ? themeCss(fallbackHue) : '';
  return (
    <main className="section container">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: look }} />
      <h1>{title}</h1>
      <p>{t(words[kind].text)}</p>
      <p>
        <a href={home}>{t('problem.goHome')}</a>
      </p>
    </main>
  );
}

/** An error inside the frame: its mural, its meaning, and the way out. */
export function Problem({ kind }: { kind: Kind }) {
  const { t } = useTranslation();
  const title = t(words[kind].title);
  return (
    <div className="section container">
      <PageMeta title={title} hidden />
      <EmptyState
        wide
        art={<Scene name={artOf[kind]} eager />}
        heading="h1"
        title={title}
        text={t(words[kind].text)}
        action={<WayOut kind={kind} />}
      />
    </div>
  );
}

/** An unknown address leads home; any other error offers another try. */
function WayOut({ kind }: { kind: Kind }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const { path, filters } = useRootData();
  if (kind === 'notFound') return <ButtonLink href={to('/')}>{t('problem.goHome')}</ButtonLink>;
  if (kind === 'noPage')
    return <ButtonLink href={to(path) + filters}>{t('list.toBeginning')}</ButtonLink>;
  if (kind === 'noMonth') return <ButtonLink href={to(path)}>{t('events.toCalendar')}</ButtonLink>;
  // An empty address is the address that was asked for.
  return <ButtonLink href="">{t('problem.tryAgain')}</ButtonLink>;
}

function kindOf(error: unknown): Kind {
  // Node has a navigator too, which cannot tell whether there is a network.
  if (!import.meta.env.SSR && !navigator.onLine) return 'offline';
  if (!isRouteErrorResponse(error)) return 'broken';
  if (error.status === 429) return 'tooMany';
  if (error.status === 503) return 'busy';
  const part = missingPart(error.data);
  if (part) return part === 'page' ? 'noPage' : 'noMonth';
  return error.status < 500 ? 'notFound' : 'broken';
}

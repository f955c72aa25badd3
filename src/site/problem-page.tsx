import { isRouteErrorResponse, useRouteError } from 'react-router';
import type { SceneName } from '#contract/scene-address.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Scene } from '#ui/page/scene.tsx';
import { useLocalPath } from '#ui/page/shell.ts';
import { useTranslation } from '#ui/translation.tsx';

type Kind = 'notFound' | 'tooMany' | 'busy' | 'offline' | 'broken';

const artOf: Record<Kind, SceneName> = {
  notFound: 'quiet-mural',
  tooMany: 'quiet-mural',
  busy: 'night-mural',
  offline: 'night-mural',
  broken: 'night-mural',
};

/** What stands where a page should: there is none, or it could not be made. */
export function ProblemPage() {
  const { t } = useTranslation();
  const kind = kindOf(useRouteError());
  const title = t(`problem.${kind}Title`);
  return (
    <div className="section container">
      <PageHead title={title} hidden />
      <EmptyState
        art={<Scene name={artOf[kind]} eager />}
        heading="h1"
        title={title}
        text={t(`problem.${kind}Text`)}
        action={<WayOut kind={kind} />}
      />
    </div>
  );
}

/** Home from an address that is none; anything else may work at the next try. */
function WayOut({ kind }: { kind: Kind }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  if (kind === 'notFound') return <ButtonLink href={to('/')}>{t('problem.goHome')}</ButtonLink>;
  // An empty address is the page's own, whatever it was asked for.
  return <ButtonLink href="">{t('problem.tryAgain')}</ButtonLink>;
}

function kindOf(error: unknown): Kind {
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return 'offline';
  if (!isRouteErrorResponse(error)) return 'broken';
  if (error.status === 429) return 'tooMany';
  if (error.status === 503) return 'busy';
  return error.status < 500 ? 'notFound' : 'broken';
}

import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { Scene } from './pictures/scene.tsx';
import { useLocalPath } from './shell.ts';

/** What stands where a page should: there is none, or ours is broken. */
export function ProblemPage() {
  const { t } = useTranslation();
  const to = useLocalPath();
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="section container">
      <EmptyState
        art={<Scene name={missing ? 'quiet-mural' : 'night-mural'} />}
        title={t(missing ? 'problem.notFoundTitle' : 'problem.brokenTitle')}
        text={t(missing ? 'problem.notFoundText' : 'problem.brokenText')}
        action={<ButtonLink href={to('/')}>{t('problem.goHome')}</ButtonLink>}
      />
    </div>
  );
}

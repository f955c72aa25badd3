import type { ReactNode } from 'react';
import { Link } from '#ui/link.tsx';
import { useIsOpen, useLocalPath } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { StepHead } from './step-form.tsx';

interface NeedsScriptsProps {
  /** The heading of the page. */
  title: string;
  children: ReactNode;
}

/** The steps. In a browser without scripts, a sentence says so in their place, with links to what works. */
export function NeedsScripts({ title, children }: NeedsScriptsProps) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const isOpen = useIsOpen();
  return (
    <>
      <noscript>
        <div className="step">
          <StepHead title={title} intro={t('signIn.needsScripts')} />
          <p className="step-links">
            {isOpen('/join') && <Link href={to('/join')}>{t('frame.joinMe')}</Link>}
            {isOpen('/newsletter') && (
              <Link href={to('/newsletter')}>{t('newsletter.subscribe')}</Link>
            )}
            <Link href={to('/grievance')}>{t('frame.grievances')}</Link>
          </p>
        </div>
      </noscript>
      <div className="with-scripts">{children}</div>
    </>
  );
}

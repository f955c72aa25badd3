import type { ReactNode } from 'react';
import { PageHeader } from '#ui/page-header.tsx';
import { Scene } from '#ui/page/scene.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { JoinIntro } from './join-intro.tsx';
import { JoinPanel } from './join-panel.tsx';
import './join-page.css';

interface JoinBodyProps {
  /** The address of the form without scripts. */
  action: string;
  /** Stands above the introduction. */
  note?: ReactNode;
  /** Further fields of the form. */
  children?: ReactNode;
}

/** The page of the join form, below its head. */
export function JoinBody({ action, note, children }: JoinBodyProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className="join-wall">
        <PageHeader title={t('join.title')} />
        <Scene name="walkers" className="join-walkers" eager />
      </div>
      <div className="container join-page">
        {note}
        <JoinIntro />
        <JoinPanel action={action} prefix="join-page">
          {children}
        </JoinPanel>
      </div>
    </>
  );
}

import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { titleLength } from './title-length.ts';

interface TitleWallProps {
  title: string;
  intro?: string;
  /** What stands on the dado under the title: search and filters. */
  children?: ReactNode;
}

/** The head of a page: its title across the dado line. */
export function TitleWall({ title, intro, children }: TitleWallProps) {
  const length = titleLength(title);
  return (
    <header className="title-wall">
      <div className="container">
        <h1 className={classNames('page-title counterchange', length && `page-title-${length}`)}>
          {title}
        </h1>
      </div>
      <div className="title-wall-dado dado dado-line on-dado">
        <div className="container">
          {intro && <p className="title-wall-intro">{intro}</p>}
          {children && <div className="title-wall-tools">{children}</div>}
        </div>
      </div>
    </header>
  );
}

import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { titleLength } from './title-length.ts';

interface TitleWallProps {
  title: string;
  /** The title is a sentence, such as the name of an event, and set smaller. */
  sentence?: boolean;
  intro?: string;
  /** What stands on the dado under the title: search and filters. */
  children?: ReactNode;
  /** What stands on the line at the end of the title: a portrait. */
  beside?: ReactNode;
}

/** The head of a page: its title across the dado line. */
export function TitleWall({ title, sentence, intro, children, beside }: TitleWallProps) {
  const size = sentence ? 'sentence' : titleLength(title);
  return (
    <header className="title-wall">
      <div className={classNames('container', beside !== undefined && 'title-wall-shared')}>
        <h1 className={classNames('page-title counterchange', size && `page-title-${size}`)}>
          {title}
        </h1>
        {beside}
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

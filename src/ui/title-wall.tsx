import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { titleLength } from './title-length.ts';

interface TitleWallProps {
  title: string;
  /** The language of a title that is not in the page's. */
  titleLang?: string | undefined;
  /** The title is a sentence, such as the name of an event, and set smaller. */
  sentence?: boolean;
  intro?: string;
  /** What stands on the dado before the intro. */
  above?: ReactNode;
  /** What stands on the dado under the title: search and filters. */
  children?: ReactNode;
  /** What stands on the line at the end of the title: a portrait. */
  beside?: ReactNode;
}

/** The head of a page: its title across the dado line. */
export function TitleWall(props: TitleWallProps) {
  const { title, titleLang, sentence, intro, above, children, beside } = props;
  const size = sentence ? 'sentence' : titleLength(title);
  return (
    <header className={classNames('title-wall', sentence && 'title-wall-sentence')}>
      <div className={classNames('container', beside !== undefined && 'title-wall-shared')}>
        <h1
          className={classNames('page-title counterchange', size && `page-title-${size}`)}
          lang={titleLang}
        >
          {title}
        </h1>
        {beside}
      </div>
      <div className="title-wall-dado dado dado-line on-dado">
        <div className="container">
          {above}
          {intro && <p className="title-wall-intro">{intro}</p>}
          {children && <div className="title-wall-tools">{children}</div>}
        </div>
      </div>
    </header>
  );
}

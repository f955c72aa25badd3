import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { titleSize } from './title-size.ts';

interface PageHeaderProps {
  title: string;
  /** The language of the title, where it differs from the page's. */
  titleLang?: string | undefined;
  /** The title is a sentence, such as the name of an event, and set smaller. */
  sentence?: boolean;
  intro?: string;
  /** The language of the intro, where it differs from the page's. */
  introLang?: string | undefined;
  /** Shown on the dado above the intro. */
  above?: ReactNode;
  /** Shown on the dado under the title: search and filters. */
  children?: ReactNode;
  /** Shown on the line at the end of the title: a portrait. */
  beside?: ReactNode;
}

/** The part of a phone's width that a portrait leaves to the title. */
const BESIDE_PORTRAIT = 0.6;

/** The header of a page: its title across the dado line. */
export function PageHeader(props: PageHeaderProps) {
  const { title, titleLang, sentence, intro, introLang, above, children, beside } = props;
  const size = titleSize(title, beside === undefined ? 1 : BESIDE_PORTRAIT);
  return (
    <header className={classNames('page-header', sentence && 'page-header-sentence')}>
      <div className={classNames('container', beside !== undefined && 'page-header-shared')}>
        <h1
          className={classNames(
            'page-title counterchange',
            sentence && 'page-title-sentence',
            size && `page-title-${size}`,
          )}
          lang={titleLang}
        >
          {title}
        </h1>
        {beside}
      </div>
      <div className="page-header-dado dado dado-line on-dado">
        <div className="container">
          {above}
          {intro && (
            <p className="page-header-intro" lang={introLang}>
              {intro}
            </p>
          )}
          {children && <div className="page-header-tools">{children}</div>}
        </div>
      </div>
    </header>
  );
}

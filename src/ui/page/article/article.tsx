import type { ReactNode } from 'react';
import type { Image } from '#contract/image.ts';
import { localPath } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { useForeign } from '#ui/page/foreign.ts';
import { LanguageNotice } from '#ui/page/language-notice.tsx';
import { OtherLanguages } from '#ui/page/other-languages.tsx';
import { classNames } from '#ui/class-names.ts';
import { Cover } from '#ui/page/cover.tsx';
import { useShell } from '#ui/page/shell.ts';
import { ShareLine } from '#ui/share-line.tsx';
import { shareLinks } from '#ui/share-links.ts';
import { TitleWall } from '#ui/title-wall.tsx';
import { useTranslation } from '#ui/translation.tsx';
import './article.css';

/** Letters from which on a headline is set smaller. */
const longHeadline = 70;

const shape = { phone: [360, 240], desk: [480, 480] } as const;

interface ArticleProps {
  item: {
    title: string;
    summary: string | null;
    language: Language;
    languages: readonly Language[];
    image: Image | null;
  };
  /** What stands under the summary: kind, day, place. */
  line: ReactNode;
  /** Stands between the cover's column and the text, such as a recording or a file. */
  before?: ReactNode;
  /** Clean HTML. */
  body: string;
}

/** One text to read: headline, cover, words, its other languages and a way to share it. */
export function Article({ item, line, before, body }: ArticleProps) {
  const { t } = useTranslation();
  const { publicUrl, language, path } = useShell();
  const { title, summary, image, languages } = item;
  return (
    <article
      className={classNames('article', title.length > longHeadline && 'article-long')}
      lang={useForeign(item)}
    >
      <TitleWall title={title} intro={summary ?? undefined}>
        <div className="article-line">{line}</div>
      </TitleWall>
      <div className="container article-columns">
        <div className="article-aside">
          {image && (
            <div className="article-cover">
              <Cover image={image} shape={shape.phone} wide={shape.desk} eager />
            </div>
          )}
        </div>
        <div className="article-text">
          <LanguageNotice text={item} />
          {before && <div className="article-before">{before}</div>}
          <div className="prose" dangerouslySetInnerHTML={{ __html: body }} />
          <div className="article-end" lang={language}>
            <OtherLanguages codes={languages} />
            <ShareLine
              label={t('article.share')}
              links={shareLinks(publicUrl + localPath(language, path), title)}
            />
          </div>
        </div>
      </div>
    </article>
  );
}

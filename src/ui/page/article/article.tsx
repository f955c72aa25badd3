import type { ReactNode } from 'react';
import { parseCoverAddress } from '#contract/cover-address.ts';
import type { Image } from '#contract/image.ts';
import { localPath } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { classNames } from '#ui/class-names.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Cover } from '#ui/page/cover.tsx';
import { LanguageNotice } from '#ui/page/language-notice.tsx';
import { OtherLanguages } from '#ui/page/other-languages.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { ShareLine } from '#ui/share-line.tsx';
import { shareLinks } from '#ui/share-links.ts';
import { useTranslation } from '#ui/translation.tsx';
import './article.css';

/** The number of letters from which on a headline is set smaller. */
const longHeadline = 70;

const street = { phone: [360, 240], desk: [1440, 460] } as const;
const poster = { phone: [104, 104], desk: [320, 320] } as const;

interface ArticleProps {
  item: {
    title: string;
    summary: string | null;
    language: Language;
    languages: readonly Language[];
    image: Image | null;
  };
  /** Shown under the summary: kind, day, place. */
  line: ReactNode;
  /** Shown between the cover's column and the text, such as a recording or a file. */
  before?: ReactNode;
  /** Clean HTML. */
  body: string;
}

/** A lettering cover would be lost at the width of a street. */
const isPoster = ({ url }: Image) => parseCoverAddress(url)?.kind === 'lettering';

/** An article: headline, cover, text, its other languages and a way to share it. */
export function Article({ item, line, before, body }: ArticleProps) {
  const { t } = useTranslation();
  const { publicUrl, language, path } = useRootData();
  const { title, summary, image, languages } = item;
  return (
    <article
      className={classNames('article', title.length > longHeadline && 'article-long')}
      lang={useContentLanguage(item)}
    >
      <PageHeader title={title} intro={summary ?? undefined}>
        <div className="article-line">{line}</div>
      </PageHeader>
      {image && !isPoster(image) && (
        <Cover
          image={image}
          shape={street.phone}
          wide={street.desk}
          className="article-street"
          eager
        />
      )}
      <div className="container article-columns">
        <div className="article-text">
          <LanguageNotice text={item} />
          {before && (
            <div className="article-before" lang={language}>
              {before}
            </div>
          )}
          <div className="prose" dangerouslySetInnerHTML={{ __html: body }} />
        </div>
        <aside className="article-aside" lang={language} aria-label={t('article.share')}>
          {image && isPoster(image) && (
            <Cover
              image={image}
              shape={poster.phone}
              wide={poster.desk}
              className="article-poster"
            />
          )}
          <OtherLanguages codes={languages} />
          <ShareLine
            label={t('article.share')}
            links={shareLinks(publicUrl + localPath(language, path), title)}
          />
        </aside>
      </div>
    </article>
  );
}

import { languages } from '#contract/languages.ts';
import { Link } from '#ui/link.tsx';
import { Disclosure } from '#ui/page/disclosure.tsx';
import { ForeignPart } from '#ui/page/foreign-part.tsx';
import { largestCopy } from '#ui/page/largest-copy.ts';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { Picture } from '#ui/picture.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { FullPoster } from './full-poster.tsx';
import type { Poster } from './load-infographics.ts';

const sizes = '(min-width: 1200px) 400px, (min-width: 600px) 45vw, 92vw';

/** One poster with its source, and the same figures as text. */
export function PosterItem({ poster, eager }: { poster: Poster; eager: boolean }) {
  const { t } = useTranslation();
  const { id, title, summary, body, image, source } = poster;
  const foreign = useContentLanguage(poster);
  return (
    <li className="poster">
      {image && (
        <a
          href={largestCopy(image).url}
          className="poster-picture"
          lang={foreign}
          data-opens={`full-${id}`}
        >
          <Picture image={image} sizes={sizes} eager={eager} />
        </a>
      )}
      {foreign && (
        <p className="type-meta" lang={foreign}>
          {languages[foreign].name}
        </p>
      )}
      <div lang={foreign}>
        <h2 className="poster-title">{title}</h2>
        <p>{summary}</p>
      </div>
      <p className="type-meta">
        <ForeignPart text={t('infographics.source', { source })} part={source} lang={foreign} />
      </p>
      {image && (
        <p>
          <Link
            arrow
            href={largestCopy(image).url}
            aria-label={`${t('infographics.fullPicture')}: ${title}`}
            data-opens={`full-${id}`}
          >
            {t('infographics.fullPicture')}
          </Link>
        </p>
      )}
      <Disclosure label={t('infographics.inWords')} of={title}>
        <div className="prose" lang={foreign} dangerouslySetInnerHTML={{ __html: body ?? '' }} />
      </Disclosure>
      {image && <FullPoster id={`full-${id}`} title={title} lang={foreign} image={image} />}
    </li>
  );
}

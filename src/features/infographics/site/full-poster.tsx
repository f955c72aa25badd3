import type { Image } from '#contract/image.ts';
import type { Language } from '#contract/languages.ts';
import { fileNameFor } from '#lib/file-name.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Modal } from '#ui/modal.tsx';
import { largestCopy } from '#ui/page/largest-copy.ts';
import { useTranslation } from '#ui/translation.tsx';

interface FullPosterProps {
  id: string;
  title: string;
  /** The language of the poster, where it differs from the page's. */
  lang: Language | undefined;
  image: Image;
}

/** The whole picture in an overlay for scrolling around, with a close button and a download. */
export function FullPoster({ id, title, lang, image }: FullPosterProps) {
  const { t } = useTranslation();
  const { url, width, height } = largestCopy(image);
  return (
    <Modal wide id={id} title={title} titleLang={lang} closeLabel={t('frame.close')}>
      <div
        className="poster-full"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls it.
        tabIndex={0}
        data-begins
        role="group"
        aria-label={title}
        lang={lang}
      >
        <img src={url} width={width} height={height} alt={image.alt} loading="lazy" />
      </div>
      <p className="poster-full-file">
        <ButtonLink small href={url} download={fileNameFor(title, url)}>
          <Icon name="download" />
          {t('photos.downloadPhoto')}
        </ButtonLink>
      </p>
    </Modal>
  );
}

import { localPath } from '#contract/languages.ts';
import { fileNameFor } from '#lib/file-name.ts';
import { bytes } from '#lib/numbers.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { LanguageNotice } from '#ui/page/language-notice.tsx';
import { useIsOpen, useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { ShareLine } from '#ui/share-line.tsx';
import { shareLinks } from '#ui/share-links.ts';
import { useTranslation } from '#ui/translation.tsx';
import { PhotoSource } from '../album-photo.tsx';
import type { OpenPhoto } from './open-photo.ts';

/** The page of a photo is below its album's. */
function removalPath(path: string): string {
  const [album = '', photo = ''] = path.split('/').slice(-2);
  return `/take-me-out?${new URLSearchParams({ album, photo })}`;
}

/** The caption of the photo, the download and the share links. */
export function PhotoCaption({ view: { photo, download } }: { view: OpenPhoto }) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const to = useLocalPath();
  const isOpen = useIsOpen();
  const size = download.bytes && bytes(download.bytes, language);
  return (
    <div className="container lightbox-words">
      <div>
        <h1 id="photo" className="lightbox-title" lang={useContentLanguage(photo)}>
          {photo.title}
        </h1>
        <PhotoSource photo={photo} />
        <LanguageNotice text={photo} />
      </div>
      <div className="lightbox-actions">
        <ButtonLink
          kind="spark"
          href={download.url}
          download={fileNameFor(photo.title, download.url)}
        >
          <Icon name="download" />
          {size ? t('photos.download', { size }) : t('photos.downloadPhoto')}
        </ButtonLink>
        <ShareActions title={photo.title} />
        {!photo.drawn && (
          <>
            {isOpen('/photobooth') && (
              <Link href={to('/photobooth')} arrow>
                {t('photos.isThisYou')}
              </Link>
            )}
            {photo.path && <Link href={to(removalPath(photo.path))}>{t('photos.takeMeOut')}</Link>}
          </>
        )}
      </div>
    </div>
  );
}

/**
 * Plain share links; the script shows one button: the share sheet of the browser, or a copy of the
 * link.
 */
function ShareActions({ title }: { title: string }) {
  const { t } = useTranslation();
  const { publicUrl, language, path } = useRootData();
  const address = publicUrl + localPath(language, path);
  return (
    <>
      <Button
        hidden
        type="button"
        kind="line"
        className="lightbox-share"
        data-address={address}
        data-title={title}
      >
        <Icon name="share" />
        {t('article.share')}
      </Button>
      <Button
        hidden
        type="button"
        kind="line"
        className="lightbox-copy"
        data-address={address}
        data-copied={t('article.linkCopied')}
      >
        <Icon name="share" />
        {t('article.copyLink')}
      </Button>
      <p className="lightbox-said type-meta" role="status" />
      <ShareLine label={t('article.share')} links={shareLinks(address, title)} />
    </>
  );
}

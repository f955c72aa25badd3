import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { canShareFiles, shareFile } from '#client/share-file.ts';
import { localPath } from '#contract/languages.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { privateHeaders } from '#ui/page/private-headers.ts';
import { useIsOpen, useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { ShareLine } from '#ui/share-line.tsx';
import { shareLinks } from '#ui/share-links.ts';
import { useTranslation } from '#ui/translation.tsx';
import { useAction } from '#ui/use-action.ts';
import { findWish } from '../contract.ts';
import './wish.css';

export const headers = privateHeaders;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const key = new URL(request.url).searchParams.get('key') ?? undefined;
  const query = { id: params['id'] ?? '', key };
  return (await context.get(siteContext).call(findWish, { query })).data;
}

/** One card: for its maker at once, for everybody after an agent has looked at it. */
export default function CardPage() {
  const { t } = useTranslation();
  const { language, publicUrl } = useRootData();
  const to = useLocalPath();
  const isOpen = useIsOpen();
  const { id, name, message, isPublic, image } = useLoaderData<typeof loader>();
  const title = t('wish.cardFor', { name });
  const words = message ? `${title}. ${message}` : title;
  const address = publicUrl + localPath(language, `/wish/${id}`);
  return (
    <>
      <PageMeta title={title} hidden picture={image} />
      <meta name="referrer" content="no-referrer" />
      <PageHeader title={isPublic ? title : t('wish.ready')} sentence />
      <div className="container section wish-whole">
        <img className="wish-picture" src={image} width={1200} height={630} alt={words} />
        {!isPublic && <p className="wish-said">{t('wish.waits')}</p>}
        <p className="row">
          <SharePicture image={image} title={title} />
          <ButtonLink kind="line" href={image} download="card.png">
            <Icon name="download" /> {t('wish.save')}
          </ButtonLink>
        </p>
        {isPublic && <ShareLine label={t('wish.share')} links={shareLinks(address, title)} />}
        {isOpen('/wish') && (
          <p>
            <Link href={to('/wish')} arrow>
              {t('wish.another')}
            </Link>
          </p>
        )}
      </div>
    </>
  );
}

/** The picture itself, where the device can hand it to another program. */
function SharePicture({ image, title }: { image: string; title: string }) {
  const { t } = useTranslation();
  const [isOffered, setOffered] = useState(false);
  useEffect(() => setOffered(canShareFiles('image/png')), []);
  const { busy, run } = useAction();
  const share = async () => {
    await shareFile({ address: image, name: 'card.png', words: { text: title } });
    return { success: true as const };
  };
  if (!isOffered) return null;
  return (
    <Button type="button" busy={busy} onClick={() => void run(share, () => undefined)}>
      <Icon name="share" /> {t('wish.share')}
    </Button>
  );
}

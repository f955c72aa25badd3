import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import type { Call } from '#contract/call.ts';
import type { User } from '#contract/user.ts';
import { findOwner } from '#features/account/site/find-owner.ts';
import { Booth } from '#features/photo-booth/site/booth.tsx';
import { listAlbums } from '#features/photos/contract.ts';
import '#features/sign-in/site/steps.css';
import { ReauthDialog } from '#features/sign-in/site/reauth-dialog.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { ServerOnly } from '#ui/page/server-only.tsx';
import { siteContext } from '#ui/page/site-context.ts';
import { useTranslation } from '#ui/translation.tsx';
import { Imprint } from '../frame/imprint.tsx';
import type { PageHandle } from '../root.tsx';

export const handle = { frameless: true } satisfies PageHandle;

export async function loader({ context }: LoaderFunctionArgs) {
  return { hasAlbums: await hasOpenAlbum(context.get(siteContext).call) };
}

/** The size of a page of albums, the largest that the call gives. */
const SIZE = 100;

/** Whether an album is open to the photo booth, on this page of the list or a later one. */
async function hasOpenAlbum(call: Call, page = 1): Promise<boolean> {
  const query = { page: String(page), size: String(SIZE) };
  const { data } = await call(listAlbums, { query });
  if (data.some(({ booth }) => booth)) return true;
  return data.length === SIZE && hasOpenAlbum(call, page + 1);
}

interface Asked {
  owner: User;
  answer: (isProven: boolean) => void;
}

// spec: route:/photobooth
/** One selfie finds the photos of whoever took it; before the first, the sign-in feature asks who it is. */
export default function PhotoBoothPage() {
  const { t } = useTranslation();
  const { hasAlbums } = useLoaderData<typeof loader>();
  const [asked, setAsked] = useState<Asked>();
  const confirm = async (): Promise<boolean> => {
    const owner = await findOwner();
    if (!owner) return false;
    return new Promise((answer) => setAsked({ owner, answer }));
  };
  const close = (isProven: boolean) => {
    setAsked(undefined);
    asked?.answer(isProven);
  };
  return (
    <main className="booth" id="main" data-of-one-person>
      <PageMeta title={t('booth.title')} hidden />
      <Booth confirm={confirm} hasAlbums={hasAlbums} />
      <ServerOnly>{import.meta.env.SSR && <Imprint />}</ServerOnly>
      {asked && <ReauthDialog owner={asked.owner} onClosed={close} />}
    </main>
  );
}

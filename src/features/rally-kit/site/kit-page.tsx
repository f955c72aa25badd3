import { useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { listEvents } from '#features/events/contract.ts';
import { dayMonth } from '#lib/dates.ts';
import { postForm } from '#ui/forms/post-form.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { siteContext } from '#ui/page/site-context.ts';
import { useTranslation } from '#ui/translation.tsx';
import { drawKit, printKit } from '../contract.ts';
import { KitForm } from './kit-form.tsx';
import './kit.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const query = { type: 'upcoming', page: '1', size: '30' } as const;
  const { call, language: shown } = context.get(siteContext);
  const { data } = await call(listEvents, { query });
  return data.map(({ slug, title, startsAt, language }) => {
    const day = dayMonth(startsAt, shown);
    return { slug, title, day, language };
  });
}

/** Without scripts, the form is answered with the file itself: no address ever shows it. */
export function action({ context, request }: ActionFunctionArgs) {
  const { call, answerWith } = context.get(siteContext);
  return postForm(request, {
    send: async ({ as, ...typed }) => {
      const isPdf = as === 'pdf';
      const { name, content } = await call(isPdf ? printKit : drawKit, { form: typed });
      return { name, type: isPdf ? 'application/pdf' : 'image/png', content };
    },
    thanks: async ({ name, type, content }) => {
      const headers = {
        'content-type': type,
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
      };
      answerWith(new Response(await bytesOf(content), { headers }));
      return {};
    },
  });
}

async function bytesOf(content: AsyncIterable<Uint8Array | string>): Promise<Blob> {
  const parts: BlobPart[] = [];
  for await (const part of content) parts.push(typeof part === 'string' ? part : part.slice());
  return new Blob(parts);
}

/** Posters and pictures for supporters, with their own name on them. */
export default function KitPage() {
  const { t } = useTranslation();
  const events = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta title={t('kit.title')} description={t('kit.intro')} />
      <PageHeader title={t('kit.title')} intro={t('kit.intro')} />
      <div className="container section">
        <KitForm events={events} />
      </div>
    </>
  );
}

import { data, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { FileLink, LanguageNames } from '#ui/page/list/file-link.tsx';
import { ListMeta } from '#ui/page/list/list-meta.tsx';
import { ListPage } from '#ui/page/list/list-page.tsx';
import { ListRow } from '#ui/page/list/list-row.tsx';
import { statusOf } from '#ui/page/list/load-list.ts';
import { useRootData } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { useTranslation } from '#ui/translation.tsx';
import { documentJsonLd } from './document-json-ld.ts';
import { loadDocuments } from './load-documents.ts';
import type { ListedDocument } from './load-documents.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const list = await loadDocuments(context.get(siteContext).call, new URL(request.url));
  return data(list, { status: statusOf(list) });
}

// spec: route:/document
export default function DocumentsPage() {
  const { t } = useTranslation();
  const rootData = useRootData();
  const list = useLoaderData<typeof loader>();
  return (
    <ListPage
      title={t('frame.documents')}
      intro={t('documents.intro')}
      path="/document"
      list={list}
      things={import.meta.env.SSR && list.data.map((paper) => documentJsonLd(paper, rootData))}
      searchPlaceholder={t('documents.searchPlaceholder')}
      count={t('documents.count', { count: list.total })}
      noneYet={t('documents.noneYet')}
    >
      <ul>
        {list.data.map((paper) => (
          <Row key={paper.id} paper={paper} />
        ))}
      </ul>
    </ListPage>
  );
}

function Row({ paper }: { paper: ListedDocument }) {
  const { t } = useTranslation();
  const { kind, title, file, pages, languages, publishedAt } = paper;
  return (
    <ListRow
      item={paper}
      line={<ListMeta year item={paper} kind={t(`documents.${kind}`)} at={publishedAt} />}
      aside={
        <>
          <FileLink file={file} title={title} />
          <p className="type-meta">{t('documents.pages', { count: pages })}</p>
          <LanguageNames codes={languages} />
        </>
      }
    />
  );
}

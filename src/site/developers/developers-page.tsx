import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { describeCalls } from '#contract/describe-calls.ts';
import { interfaceStateOf } from '#contract/interface-state.ts';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { useTranslation } from '#ui/translation.tsx';
import { CallDetails } from './call-details.tsx';
import { callList } from './call-list.ts';
import './developers.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(siteContext);
  return callList(await call(describeCalls));
}

/**
 * Every call, from the same declarations that the server binds. The page exists in the completely
 * translated languages; in others it is in English.
 */
export default function DevelopersPage() {
  const { t } = useTranslation();
  const { language } = useRootData();
  const foreign = interfaceStateOf[language] === 'reviewed' ? undefined : 'en';
  const paths = useLoaderData<typeof loader>();
  return (
    <div lang={foreign}>
      <PageMeta title={t('developers.title')} description={t('developers.intro')} />
      <PageHeader title={t('developers.title')} intro={t('developers.intro')}>
        <Link spark href="/api/openapi.json">
          {t('developers.download')}
        </Link>
      </PageHeader>
      <div className="container call-paths">
        {paths.map(({ path, calls }) => (
          <section key={path} className="call-path">
            <h2 className="call-path-name">{path}</h2>
            <div>
              {calls.map((described) => (
                <CallDetails key={described.id} described={described} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

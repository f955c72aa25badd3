import { Link, useSearchParams } from 'react-router';
import { useCallQuery } from '#client/query.ts';
import { isLanguage, languages } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { useSay } from '#ui/console/say.tsx';
import { ScreenState } from '#ui/console/screen-state.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { listUntranslated, readFaults } from '../contract.ts';
import { DeadLinks } from './dead-links.tsx';
import { FaultRows } from './fault-rows.tsx';
import { useKinds } from './kinds.ts';
import { PagedList, usePageInAddress } from './paged-list.tsx';
import { Answered } from './part.tsx';
import './today.css';

/** Everything that has to be mended; with a language in the address, the pages that lack it. */
export default function FaultsScreen() {
  const say = useSay();
  const [search] = useSearchParams();
  const language = search.get('language') ?? '';
  const query = useCallQuery(readFaults);
  if (search.has('links')) return <DeadLinks />;
  if (isLanguage(language)) return <Untranslated language={language} />;
  return (
    <Screen title={say('To mend', 'सुधारने के लिए')}>
      <Answered query={query}>{({ data }) => <FaultRows {...data} />}</Answered>
    </Screen>
  );
}

function Untranslated({ language }: { language: Language }) {
  const say = useSay();
  const query = useCallQuery(listUntranslated, { query: { language, ...usePageInAddress() } });
  const { name } = languages[language];
  return (
    <Screen
      title={say(`Not yet in ${name}`, `${name} में अभी नहीं`)}
      count={query.data?.total}
      back="/to-mend"
    >
      <Answered query={query} rows={8}>
        {({ data, total }) =>
          data.length === 0 ? (
            <ScreenState icon="check" title={say('All of it is there', 'सब मौजूद है')}>
              {say(
                'Each public page can be read in this language.',
                'हर प्रकाशित पन्ना इस भाषा में पढ़ा जा सकता है\u202f।',
              )}
            </ScreenState>
          ) : (
            <PagedList total={total}>
              <DocumentList documents={data} language={language} />
            </PagedList>
          )
        }
      </Answered>
    </Screen>
  );
}

interface DocumentListProps {
  documents: readonly { id: string; collection: string; title: string }[];
  language: Language;
}

function DocumentList({ documents, language }: DocumentListProps) {
  const kindOf = useKinds();
  return (
    <ul className="ruled-list">
      {documents.map(({ id, collection, title }) => (
        <li key={id} className="ruled-row">
          <div className="ruled-row-text">
            <Link className="row-title" to={`/content/${collection}/${id}?language=${language}`}>
              {title}
            </Link>
            <p className="row-note">{kindOf(collection)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

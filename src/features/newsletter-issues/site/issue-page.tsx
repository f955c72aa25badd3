import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import type { ReplyOf } from '#contract/endpoint.ts';
import { longDate } from '#lib/dates.ts';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LanguageNotice } from '#ui/page/language-notice.tsx';
import { OtherLanguages } from '#ui/page/other-languages.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useIsOpen, useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';
import { findNewsletterArchive } from '../contract.ts';
import './archive.css';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { number = '' } = params;
  // Another address than a number is that of no issue.
  if (!/^[1-9]\d{0,5}$/.test(number)) throw new Response(null, { status: 404 });
  return (await context.get(siteContext).call(findNewsletterArchive, { query: { number } })).data;
}

type Story = ReplyOf<typeof findNewsletterArchive>['data']['stories'][number];

/** One issue of the newsletter as it went out, the same for everybody. */
export default function IssuePage() {
  const { t } = useTranslation();
  const { language } = useRootData();
  const to = useLocalPath();
  const isOpen = useIsOpen();
  const issue = useLoaderData<typeof loader>();
  const { number, sentAt, subject, preheader, languages, stories } = issue;
  const ofIssue = useContentLanguage(issue);
  return (
    <>
      <PageMeta title={subject} description={preheader || null} languages={languages} />
      <PageHeader title={subject} titleLang={ofIssue} sentence>
        <p className="type-meta">
          {t('letter.number', { number })} ·{' '}
          <time dateTime={sentAt}>{longDate(sentAt, language)}</time>
        </p>
      </PageHeader>
      <div className="container section letter-archive">
        <LanguageNotice text={issue} />
        <div className="letter-stories" lang={ofIssue}>
          {stories.map((story) => (
            <StoryPart key={keyOf(story)} story={story} />
          ))}
        </div>
        <OtherLanguages codes={languages} />
        <p className="row">
          <Link href={to('/newsletter/archive')}>{t('letter.archive')}</Link>
          {isOpen('/newsletter') && (
            <Link href={to('/newsletter')} arrow>
              {t('newsletter.subscribe')}
            </Link>
          )}
        </p>
      </div>
    </>
  );
}

const keyOf = ({ heading, path, paragraphs }: Story) => [path, heading, ...paragraphs].join();

function StoryPart({ story: { heading, paragraphs, picture, path } }: { story: Story }) {
  const to = useLocalPath();
  return (
    <section className="letter-story">
      {picture && (
        <img
          src={picture.address}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          loading="lazy"
          decoding="async"
        />
      )}
      {heading && <h2>{path ? <Link href={to(path)}>{heading}</Link> : heading}</h2>}
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}

import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { useContentLanguage, useContentLanguages } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';
import { faqJsonLd } from './faq-json-ld.ts';
import { loadQuestions } from './load-questions.ts';
import type { Topic } from './load-questions.ts';
import { QuestionRow } from './question-row.tsx';
import './faq.css';

export function loader({ context }: LoaderFunctionArgs) {
  return loadQuestions(context.get(siteContext).call);
}

// spec: route:/faq
/** Questions by topic; an answer opens below its question, without scripts. */
export default function FaqPage() {
  const { t } = useTranslation();
  const topics = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta
        title={t('faq.title')}
        description={t('faq.intro')}
        jsonLd={import.meta.env.SSR && topics.length > 0 && faqJsonLd(topics)}
      />
      <PageHeader title={t('frame.faq')} intro={t('faq.intro')}>
        {topics.length > 1 && <TopicLinks topics={topics} />}
      </PageHeader>
      <div className="container faq">
        {topics.length === 0 && <NoQuestions />}
        {topics.map((topic, index) => (
          <TopicSection key={topic.topic} topic={topic} id={anchor(index)} />
        ))}
      </div>
    </>
  );
}

/** A topic may be in any script, so its anchor is a number. */
const anchor = (index: number) => `topic-${index + 1}`;

function TopicLinks({ topics }: { topics: Topic[] }) {
  const { t } = useTranslation();
  const languageOf = useContentLanguages();
  return (
    <nav aria-label={t('faq.topics')}>
      <ul className="chips">
        {topics.map((asked, index) => (
          <li key={asked.topic} lang={languageOf(asked)}>
            <Chip href={`#${anchor(index)}`}>{asked.topic}</Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TopicSection({ topic: asked, id }: { topic: Topic; id: string }) {
  const { topic, questions } = asked;
  return (
    <section className="faq-topic" aria-labelledby={id}>
      <h2 id={id} lang={useContentLanguage(asked)}>
        {topic}
      </h2>
      <div>
        {questions.map((question) => (
          <QuestionRow key={question.slug} question={question} />
        ))}
      </div>
    </section>
  );
}

function NoQuestions() {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <EmptyState
      title={t('faq.noneYet')}
      text={t('faq.noneYetAdvice')}
      action={
        <ButtonLink small href={to('/contactus')}>
          {t('frame.contactUs')}
        </ButtonLink>
      }
    />
  );
}

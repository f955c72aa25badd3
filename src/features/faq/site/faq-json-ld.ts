import type { Thing } from '#ui/page/json-ld/thing.ts';
import type { Topic } from './load-questions.ts';

/** The questions and answers in the words of schema.org. */
export function faqJsonLd(topics: readonly Topic[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: topics.flatMap(({ questions }) =>
      questions.map(({ title, body, language }) => ({
        '@type': 'Question',
        name: title,
        inLanguage: language,
        acceptedAnswer: { '@type': 'Answer', text: body ?? '', inLanguage: language },
      })),
    ),
  };
}

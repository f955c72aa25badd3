import type { Topic } from './load-questions.ts';

/** The questions and answers in the words of schema.org. */
export function faqJsonLd(topics: readonly Topic[]): Record<string, unknown> {
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

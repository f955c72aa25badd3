import type { TextPage } from '#ui/page/text/text-page.ts';
import { addressOf, leader } from '#ui/page/json-ld/thing.ts';
import type { Thing } from '#ui/page/json-ld/thing.ts';
import type { Shell } from '#ui/page/shell.ts';

/** The leader in the words of schema.org. */
export function profileJsonLd({ summary, language }: TextPage, shell: Shell): Thing {
  const { facebook, instagram, twitter, youtube } = shell.campaign;
  return {
    '@type': 'ProfilePage',
    url: addressOf(shell, language, shell.path),
    inLanguage: language,
    mainEntity: {
      ...leader(shell),
      description: summary ?? undefined,
      sameAs: [facebook, instagram, twitter, youtube].filter(Boolean),
    },
  };
}

import type { TextPage } from '#features/pages/site/load-page.ts';
import { localPath } from '#contract/languages.ts';
import type { Shell } from '#ui/page/shell.ts';

/** The leader in the words of schema.org. */
export function profileJsonLd(
  { summary, language }: TextPage,
  { campaign, path, publicUrl }: Shell,
): Record<string, unknown> {
  const { facebook, instagram, twitter, youtube } = campaign;
  return {
    '@type': 'ProfilePage',
    url: publicUrl + localPath(language, path),
    inLanguage: language,
    mainEntity: {
      '@type': 'Person',
      name: campaign.title,
      description: summary ?? undefined,
      url: publicUrl,
      sameAs: [facebook, instagram, twitter, youtube].filter(Boolean),
    },
  };
}

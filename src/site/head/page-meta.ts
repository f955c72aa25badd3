import type { MetaFunction } from 'react-router';
import { allLanguages, isLanguage, localPath, primaryLanguage } from '#contract/languages.ts';
import type { Shell } from '../root.tsx';

interface PageHead {
  title?: string | undefined;
  description?: string | undefined;
  /** Kept out of search engines. */
  hidden?: boolean;
}

/**
 * Title, description, canonical address and the same page in the other languages. `head` reads them
 * from the page's own data; without it they are the campaign's.
 */
export function pageMeta<Data = unknown>(head: (data: Data, shell: Shell) => PageHead = () => ({})): MetaFunction {
  return ({ matches, loaderData }) => {
    const shell = matches.find((match) => match?.id === 'root')?.loaderData as Shell | undefined;
    if (!shell) return [];
    const { campaign, language, path, publicUrl } = shell;
    const { title, description, hidden } = loaderData === undefined && head.length > 0 ? {} : head(loaderData as Data, shell);
    const name = `${campaign.title}, ${campaign.place}`;
    const address = (code: typeof language) => publicUrl + localPath(code, path);
    return [
      { title: title ? `${title} · ${name}` : name },
      { name: 'description', content: description ?? campaign.description },
      ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
      { tagName: 'link', rel: 'canonical', href: address(language) },
      ...allLanguages
        .filter((code) => campaign.languages.includes(code) && isLanguage(code))
        .map((code) => ({ tagName: 'link' as const, rel: 'alternate', hrefLang: code, href: address(code) })),
      { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address(primaryLanguage) },
      { property: 'og:title', content: title ?? name },
      { property: 'og:description', content: description ?? campaign.description },
      { property: 'og:url', content: address(language) },
      { property: 'og:site_name', content: name },
    ];
  };
}

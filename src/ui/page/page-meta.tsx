import { coverAddress } from '#contract/cover-address.ts';
import { allLanguages, localPath, primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { withQuery } from '#lib/address.ts';
import type { Thing } from './json-ld/thing.ts';
import { webPage } from './json-ld/web-page.ts';
import { useLocalPath, useRootData } from './root-data.ts';
import type { RootData } from './root-data.ts';
import { ShareTags } from './share-tags.tsx';
import type { SharedDocument } from './share-tags.tsx';

/** A file that programs poll. */
interface Feed {
  path: string;
  type: 'application/rss+xml' | 'text/calendar';
}

interface PageMetaProps {
  /**
   * The title of the page; the campaign's name follows it. Without it, the page has the campaign's
   * title.
   */
  title?: string | undefined;
  description?: string | null | undefined;
  /** Not indexed by search engines. */
  hidden?: boolean;
  /** The page number of a list, from 1. */
  page?: number;
  /** The languages of the page's text; all of the campaign's when left out. */
  languages?: readonly Language[];
  /** The feed of the same content, without a language. */
  feed?: Feed;
  /** The document that the page shows; link previews use its picture. */
  shared?: SharedDocument | undefined;
  /** The address of a PNG that link previews use instead, in the same size. */
  picture?: string | undefined;
  /**
   * The page in the words of schema.org; a plain web page when left out. Only the server uses it.
   */
  jsonLd?: Thing | false | undefined;
}

/** Title, description and addresses of a page; React lifts them into the document's head. */
export function PageMeta(props: PageMetaProps) {
  const { title, description, hidden, page, languages, feed, shared, picture } = props;
  const rootData = useRootData();
  const { campaign } = rootData;
  const name = `${campaign.title}, ${campaign.place}`;
  const says = description ?? campaign.description;
  return (
    <>
      <title>{title ? `${title} · ${name}` : name}</title>
      <meta name="description" content={says} />
      {hidden && <meta name="robots" content="noindex" />}
      <link rel="icon" type="image/svg+xml" href={iconAddress(rootData)} />
      <meta property="og:title" content={title ?? name} />
      <meta property="og:description" content={says} />
      <meta property="og:site_name" content={name} />
      {/* Only crawlers read the addresses, so the browser's build leaves them out. */}
      {import.meta.env.SSR && <Addresses languages={languages ?? allLanguages} page={page} />}
      {import.meta.env.SSR && feed && <FeedAddress feed={feed} title={title} />}
      {import.meta.env.SSR && <ShareTags shared={shared} picture={picture} alt={title ?? name} />}
      {!hidden && <JsonLd page={props} />}
    </>
  );
}

/** The canonical address, and the same page in the other languages. */
function Addresses({ languages, page = 1 }: { languages: readonly Language[]; page?: number }) {
  const rootData = useRootData();
  const { path, publicUrl } = rootData;
  const readable = readableIn(languages, rootData);
  const canonical = canonicalOf(languages, rootData);
  const query = { page: page > 1 ? page : undefined };
  const address = (code: Language) => publicUrl + withQuery(localPath(code, path), query);
  return (
    <>
      <link rel="canonical" href={address(canonical)} />
      <meta property="og:url" content={address(canonical)} />
      {readable.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={address(code)} />
      ))}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={address(
          readable.includes(primaryLanguage) ? primaryLanguage : (readable[0] ?? canonical),
        )}
      />
    </>
  );
}

function readableIn(languages: readonly Language[], { campaign }: RootData): Language[] {
  return languages.filter((code) => campaign.languages.includes(code));
}

/** A text shown in place of a missing translation has its canonical address in its own language. */
function canonicalOf(languages: readonly Language[], rootData: RootData): Language {
  const readable = readableIn(languages, rootData);
  return readable.includes(rootData.language)
    ? rootData.language
    : (readable[0] ?? rootData.language);
}

function pageItself(
  { title, description, languages = allLanguages }: PageMetaProps,
  rootData: RootData,
) {
  const { campaign, path } = rootData;
  const told = { title: title ?? campaign.title, summary: description ?? campaign.description };
  return webPage({ ...told, path, language: canonicalOf(languages, rootData) }, rootData);
}

/** The link to the feed of the page. */
function FeedAddress({ feed: { type, path }, title }: { feed: Feed; title: string | undefined }) {
  const to = useLocalPath();
  return <link rel="alternate" type={type} title={title} href={to(path)} />;
}

/**
 * Data for search engines. `<` is escaped, so that no text can end the element. The browser keeps
 * the server's markup, and is not sent the code for it.
 */
function JsonLd({ page }: { page: PageMetaProps }) {
  const rootData = useRootData();
  const json = import.meta.env.SSR ? written(page.jsonLd || pageItself(page, rootData)) : '';
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

function written(thing: Thing): string {
  const data = { '@context': 'https://schema.org', ...thing };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** The favicon: the first letter of the name across the dado line. */
function iconAddress({ campaign: { hue }, letter: sign }: RootData): string {
  return coverAddress({ kind: 'lettering', name: 'mark', sign, hue, width: 64, height: 64 });
}

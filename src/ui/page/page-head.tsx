import { coverAddress } from '#contract/cover-address.ts';
import { allLanguages, localPath, primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { useShell } from './shell.ts';
import type { Shell } from './shell.ts';

interface PageHeadProps {
  /** What this page is; the campaign's name follows it. Without it the page is the campaign's. */
  title?: string | undefined;
  description?: string | null | undefined;
  /** Kept out of search engines. */
  hidden?: boolean;
  /** The languages that the page's text exists in; all of the campaign's when left out. */
  languages?: readonly Language[];
  /** What the page is, in the words of schema.org. */
  jsonLd?: Record<string, unknown>;
}

/** Title, description and addresses of a page; React lifts them into the document's head. */
export function PageHead({ title, description, hidden, languages, jsonLd }: PageHeadProps) {
  const shell = useShell();
  const { campaign } = shell;
  const name = `${campaign.title}, ${campaign.place}`;
  const says = description ?? campaign.description;
  return (
    <>
      <title>{title ? `${title} · ${name}` : name}</title>
      <meta name="description" content={says} />
      {hidden && <meta name="robots" content="noindex" />}
      <link rel="icon" type="image/svg+xml" href={iconAddress(shell)} />
      <meta property="og:title" content={title ?? name} />
      <meta property="og:description" content={says} />
      <meta property="og:site_name" content={name} />
      <Addresses languages={languages ?? allLanguages} />
      {jsonLd && <JsonLd value={jsonLd} />}
    </>
  );
}

/** The canonical address, and the same page in the other languages. */
function Addresses({ languages }: { languages: readonly Language[] }) {
  const { campaign, language, path, publicUrl } = useShell();
  const readable = languages.filter((code) => campaign.languages.includes(code));
  const [first = language] = readable;
  // A text shown in place of a missing translation belongs to the address of its own language.
  const canonical = readable.includes(language) ? language : first;
  const address = (code: Language) => publicUrl + localPath(code, path);
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
        href={address(readable.includes(primaryLanguage) ? primaryLanguage : first)}
      />
    </>
  );
}

/** Data for search engines. `<` is escaped, so that no text can end the element. */
function JsonLd({ value }: { value: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...value }).replaceAll(
    '<',
    '\\u003c',
  );
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** The mark as an icon: the first letter of the name across the dado line. */
function iconAddress({ campaign: { hue }, letter: sign }: Shell): string {
  return coverAddress({ kind: 'lettering', name: 'mark', sign, hue, width: 64, height: 64 });
}

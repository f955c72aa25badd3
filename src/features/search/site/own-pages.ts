import type { NamedPage } from '#ui/page/site-context.ts';

/** A page that search finds by its name, though it is no document. */
export interface OwnPage extends Pick<NamedPage, 'label' | 'words'> {
  /** A path of this site, or the setting with an address on another. */
  to: NamedPage['path'] | 'donate' | 'join';
}

const elsewhere: readonly OwnPage[] = [
  {
    label: 'frame.makeDonation',
    to: 'donate',
    words: 'donate donation give money contribute support fund pay दान चंदा पैसे मदद सहयोग',
  },
  { label: 'frame.join', to: 'join', words: 'join chat group whatsapp channel जुड़ें चैट ग्रुप व्हाट्सऐप' },
];

/** The pages of the site, and the campaign's links to other sites. */
export function ownPagesOf(named: readonly NamedPage[]): OwnPage[] {
  return [...named.map(({ path, ...page }) => ({ ...page, to: path })), ...elsewhere];
}

import type { en } from './catalogues/en.ts';
import type { enPages } from './catalogues/en-pages.ts';
import type { enPeople } from './catalogues/en-people.ts';

/** The same keys as the English texts, each with any words. */
type Like<Texts> = { [Area in keyof Texts]: { [Key in keyof Texts[Area]]: string } };

/** What every page says, and home. */
export type HomeCatalogue = Like<typeof en>;
/** What the other pages say. */
export type PagesCatalogue = Like<typeof enPages>;
/** What is said to people with an account, or on their way to one. */
export type PeopleCatalogue = Like<typeof enPeople>;
/** The texts of the interface in one language. */
export type Catalogue = HomeCatalogue & PagesCatalogue & PeopleCatalogue;
/** Texts that are being written: English stands in for each that is missing. */
export type PartialCatalogue = { [Area in keyof Catalogue]?: Partial<Catalogue[Area]> };

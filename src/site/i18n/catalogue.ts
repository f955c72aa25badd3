import type { enPages } from './catalogues/en-pages.ts';
import type { enPeople } from './catalogues/en-people.ts';
import type { enServer } from './catalogues/en-server.ts';
import type { en } from './catalogues/en.ts';

/** The keys of the English texts, each with any text. */
type Like<Texts> = { [Area in keyof Texts]: { [Key in keyof Texts[Area]]: string } };

/** The texts of home and of every page's frame that a browser renders too. */
export type HomeCatalogue = Like<typeof en>;
/** The texts of home and of every page's frame that only the server writes. */
export type ServerCatalogue = Like<typeof enServer>;
/** The texts of all other pages. */
export type PagesCatalogue = Like<typeof enPages>;
/** The texts for visitors with an account, or about to make one. */
export type PeopleCatalogue = Like<typeof enPeople>;
/** The texts of the interface in one language. */
export type Catalogue = HomeCatalogue & ServerCatalogue & PagesCatalogue & PeopleCatalogue;
/** An incomplete translation; English stands in for each missing text. */
export type PartialCatalogue = { [Area in keyof Catalogue]?: Partial<Catalogue[Area]> };

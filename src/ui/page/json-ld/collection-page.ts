import type { RootData } from '../root-data.ts';
import type { Thing } from './thing.ts';
import { webPage } from './web-page.ts';

interface DescribedList {
  title: string;
  summary: string | undefined;
  /** The path of the list, without a language. */
  path: string;
}

/** A list and its items, in the order of the page. */
export function collectionPage(
  list: DescribedList,
  items: readonly Thing[],
  rootData: RootData,
): Thing {
  return {
    ...webPage({ ...list, language: rootData.language }, rootData, 'CollectionPage'),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item,
      })),
    },
  };
}

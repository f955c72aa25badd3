import type { ReactNode } from 'react';
import { monthYear } from '#lib/dates.ts';
import { useRootData } from '#ui/page/root-data.ts';

/** The number of rows that are on the first screen of phones and desks. */
const firstScreen = 3;

interface Dated {
  publishedAt: string;
}

interface MonthsProps<Item extends Dated> {
  items: Item[];
  /** Renders one `<li>` with its key; `eager` on the first screen. */
  renderRow(item: Item, eager: boolean): ReactNode;
}

/** A list grouped by months. */
export function Months<Item extends Dated>({ items, renderRow }: MonthsProps<Item>) {
  const { language } = useRootData();
  return [...byMonth(items, language)].map(([month, rows]) => (
    <section key={month} className="list-month">
      <h2 className="list-month-name">{month}</h2>
      <ul className="list-rows">
        {rows.map((item) => renderRow(item, items.indexOf(item) < firstScreen))}
      </ul>
    </section>
  ));
}

/** Many phones do not have Map.groupBy yet. */
function byMonth<Item extends Dated>(items: Item[], language: string): Map<string, Item[]> {
  const months = new Map<string, Item[]>();
  for (const item of items) {
    const month = monthYear(item.publishedAt, language);
    months.set(month, [...(months.get(month) ?? []), item]);
  }
  return months;
}

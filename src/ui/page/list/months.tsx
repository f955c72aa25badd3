import type { ReactNode } from 'react';
import { monthYear } from '#lib/dates.ts';
import { useShell } from '#ui/page/shell.ts';

/** Rows that a phone and a desk show without scrolling. */
const firstScreen = 3;

interface Dated {
  publishedAt: string;
}

interface MonthsProps<Item extends Dated> {
  items: Item[];
  /** One `<li>` with its key; `eager` on the first screen. */
  renderRow(item: Item, eager: boolean): ReactNode;
}

/** A list under the names of its months. */
export function Months<Item extends Dated>({ items, renderRow }: MonthsProps<Item>) {
  const { language } = useShell();
  return [...byMonth(items, language)].map(([month, rows]) => (
    <section key={month} className="list-month">
      <h2 className="list-month-name">{month}</h2>
      <ul className="list-rows">
        {rows.map((item) => renderRow(item, items.indexOf(item) < firstScreen))}
      </ul>
    </section>
  ));
}

/** Map.groupBy is too new for many phones. */
function byMonth<Item extends Dated>(items: Item[], language: string): Map<string, Item[]> {
  const months = new Map<string, Item[]>();
  for (const item of items) {
    const month = monthYear(item.publishedAt, language);
    months.set(month, [...(months.get(month) ?? []), item]);
  }
  return months;
}

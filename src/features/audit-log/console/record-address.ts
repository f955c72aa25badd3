import { useSearchParams } from 'react-router';
import type { RecordFilter } from '../contract.ts';

const names = ['actor', 'call', 'target', 'id', 'outcome', 'from', 'to', 'people'] as const;

/** The filters of the record, as its address tells. */
export function useRecordAddress() {
  const [query, setQuery] = useSearchParams();
  const filter = Object.fromEntries(
    names.flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value]] : [];
    }),
    // The server reads each of them again, and names the one that it does not know.
  ) as RecordFilter;
  const set = (name: (typeof names)[number], value: string) => {
    const next = new URLSearchParams(query);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setQuery(next, { replace: true });
  };
  return { filter, set };
}

import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay } from '#ui/console/say.tsx';

/** Rows of a page. */
const SIZE = 50;

/** The page in the address, as calls ask for it: `page` and `size`. */
export function usePageInAddress() {
  const [search] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  return { page: String(page), size: String(SIZE) };
}

interface PagedListProps {
  /** Rows in all. */
  total: number;
  children: ReactNode;
}

/** The rows of a page, with the ways to the one before and the next; the rest of the address stays. */
export function PagedList({ total, children }: PagedListProps) {
  const say = useSay();
  const [search, setSearch] = useSearchParams();
  const page = Number(usePageInAddress().page);
  const goTo = (next: number) => setSearch({ ...Object.fromEntries(search), page: String(next) });
  return (
    <>
      {children}
      <p className="today-pages">
        {page > 1 && (
          <ActionButton kind="line" onClick={() => goTo(page - 1)}>
            {say('Back', 'पीछे')}
          </ActionButton>
        )}
        {page * SIZE < total && (
          <ActionButton kind="line" onClick={() => goTo(page + 1)}>
            {say('More', 'और')}
          </ActionButton>
        )}
      </p>
    </>
  );
}

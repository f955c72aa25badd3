import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay } from '#ui/console/say.tsx';

interface PagerProps {
  page: number;
  size: number;
  total: number;
  onGo: (page: number) => void;
}

/** Leads to the page before and the one after; nothing where all is on one page. */
export function Pager({ page, size, total, onGo }: PagerProps) {
  const say = useSay();
  const pages = Math.ceil(total / size);
  if (pages <= 1) return null;
  const told = total.toLocaleString('en-IN');
  const [from, to] = [(page - 1) * size + 1, Math.min(page * size, total)];
  return (
    <nav className="pager" aria-label={say('Pages of the list', 'सूची के पन्ने')}>
      <ActionButton kind="line" disabled={page <= 1} onClick={() => onGo(page - 1)}>
        {say('Before', 'पिछले')}
      </ActionButton>
      <span>{say(`${from} to ${to} of ${told}`, `${told} में से ${from} से ${to}`)}</span>
      <ActionButton kind="line" disabled={page >= pages} onClick={() => onGo(page + 1)}>
        {say('Next', 'अगले')}
      </ActionButton>
    </nav>
  );
}

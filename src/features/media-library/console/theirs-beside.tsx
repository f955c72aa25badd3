import { MineOrTheirs } from '#ui/console/mine-or-theirs.tsx';
import { useSay } from '#ui/console/say.tsx';
import type { Contest } from './use-saved.ts';

interface TheirsBesideProps {
  contest: Contest | undefined;
  /** The name of the field. */
  label: string;
  lang?: string;
}

/** Asks below a field which of two texts stays: what was typed here, or what somebody else saved meanwhile. */
export function TheirsBeside({ contest, label, lang }: TheirsBesideProps) {
  const say = useSay();
  if (!contest) return null;
  const { theirs, keepMine, takeTheirs } = contest;
  return (
    <div className="state-band state-band-theirs" role="group" aria-label={label}>
      <p>
        {say('Somebody else saved:', 'किसी और ने सहेजा:')}{' '}
        <b lang={theirs ? lang : undefined}>{theirs || say('Nothing', 'कुछ नहीं')}</b>
      </p>
      <MineOrTheirs onMine={keepMine} onTheirs={takeTheirs} />
    </div>
  );
}

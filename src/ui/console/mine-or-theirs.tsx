import { ActionButton } from './action-button.tsx';
import { useSay } from './say.tsx';

interface MineOrTheirsProps {
  onMine: () => void;
  onTheirs: () => void;
}

/** The choice between what was typed here and what somebody else saved meanwhile. */
export function MineOrTheirs({ onMine, onTheirs }: MineOrTheirsProps) {
  const say = useSay();
  return (
    <>
      <ActionButton kind="line" onClick={onMine}>
        {say('Keep mine', 'मेरा रखें')}
      </ActionButton>
      <ActionButton kind="line" onClick={onTheirs}>
        {say('Take theirs', 'उनका लें')}
      </ActionButton>
    </>
  );
}

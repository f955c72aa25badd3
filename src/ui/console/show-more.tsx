import { ActionButton } from './action-button.tsx';
import { useSay } from './say.tsx';
import { FailedState } from './screen-state.tsx';

interface ShowMoreProps {
  pages: {
    /** Asks for the next page; undefined after the last. */
    more: (() => unknown) | undefined;
    isFetchingMore: boolean;
    moreError: Error | null;
  };
}

/** The button that adds the next page of a list, or why that page could not be had; nothing after the last. */
export function ShowMore({ pages }: ShowMoreProps) {
  const say = useSay();
  const { more, moreError, isFetchingMore } = pages;
  if (!more) return null;
  if (moreError) return <FailedState error={moreError} retry={() => void more()} />;
  return (
    <ActionButton kind="line" busy={isFetchingMore} onClick={() => void more()}>
      {say('Show more', 'और दिखाएँ')}
    </ActionButton>
  );
}

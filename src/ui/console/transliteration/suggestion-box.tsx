import { useSay } from '../say.tsx';
import type { Suggestions } from './use-transliteration.ts';

interface SuggestionBoxProps {
  shown: Suggestions | undefined;
  onChoose: (word: string) => void;
}

/** Three Hindi words under the one that is typed, each with its digit. */
export function SuggestionBox({ shown, onChoose }: SuggestionBoxProps) {
  const say = useSay();
  return (
    <>
      <span className="visually-hidden" role="status">
        {shown?.words.map((word, at) => `${at + 1} ${word}`).join(', ')}
      </span>
      {shown && (
        <div
          className="suggestions"
          role="group"
          aria-label={say('Hindi for what you type', 'जो लिखा, वह हिंदी में')}
          style={{ left: shown.left, top: shown.top }}
        >
          {shown.words.map((word, at) => (
            <button
              key={word}
              type="button"
              tabIndex={-1}
              className="suggestion"
              lang="hi"
              // The field keeps the focus.
              onPointerDown={(event) => {
                event.preventDefault();
                onChoose(word);
              }}
            >
              <kbd aria-hidden="true">{at + 1}</kbd>
              {word}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

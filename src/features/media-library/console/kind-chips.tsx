import type { ConsoleText } from '#contract/console-text.ts';
import { mediaKinds } from '#contract/media-file.ts';
import type { MediaKind } from '#contract/media-file.ts';
import { useSay, useSayText } from '#ui/console/say.tsx';

const names: Record<MediaKind, ConsoleText> = {
  picture: ['Pictures', 'तस्वीरें'],
  video: ['Films', 'फ़िल्में'],
  audio: ['Sound', 'आवाज़'],
  pdf: ['Papers', 'काग़ज़ात'],
  captions: ['Captions', 'कैप्शन'],
};

/** Chooses which kind of files is shown. */
export function KindChips({
  kind,
  onChange,
}: {
  kind: MediaKind;
  onChange: (kind: MediaKind) => void;
}) {
  const say = useSay();
  const sayText = useSayText();
  return (
    <div className="library-kinds" role="group" aria-label={say('Kind', 'किस तरह की')}>
      {mediaKinds.map((each) => (
        <button
          key={each}
          type="button"
          className={each === kind ? 'chosen-chip' : 'filter-chip'}
          aria-pressed={each === kind}
          onClick={() => onChange(each)}
        >
          {sayText(names[each])}
        </button>
      ))}
    </div>
  );
}

import { mediaName } from '#ui/console/media-name.ts';
import { MediaThumb } from '#ui/console/media-thumb.tsx';
import { useSay, useStaffLanguage } from '#ui/console/say.tsx';
import type { FoundFile } from './found-file.ts';

/** Other pictures that look almost the same. */
export function AlikeFiles({ file, onOpen }: { file: FoundFile; onOpen: (id: string) => void }) {
  const say = useSay();
  const language = useStaffLanguage();
  if (file.alike.length === 0) return null;
  return (
    <section>
      <h3>{say('Looks the same', 'एक जैसी दिखती हैं')}</h3>
      <ul className="library-alike">
        {file.alike.map((other) => (
          <li key={other.id}>
            <button type="button" className="media-tile-open" onClick={() => onOpen(other.id)}>
              <MediaThumb file={other} sizes="100px" />
              <span className="media-tile-name">{mediaName(other, language)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

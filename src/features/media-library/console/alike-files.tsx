import { useState } from 'react';
import type { MediaFile } from '#contract/media-file.ts';
import { mediaName } from '#ui/console/media-name.ts';
import { MediaThumb } from '#ui/console/media-thumb.tsx';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { CompareAlike } from './compare-alike.tsx';
import type { FoundFile } from './found-file.ts';

/** Other pictures that look almost the same; each opens beside this one. */
export function AlikeFiles({ file, onOpen }: { file: FoundFile; onOpen: (id: string) => void }) {
  const say = useSay();
  const language = useConsoleLanguage();
  const [compared, setCompared] = useState<MediaFile>();
  if (file.alike.length === 0) return null;
  return (
    <section>
      <h3>{say('Looks the same', 'एक जैसी दिखती हैं')}</h3>
      <ul className="library-alike">
        {file.alike.map((other) => (
          <li key={other.id}>
            <button type="button" className="media-tile-open" onClick={() => setCompared(other)}>
              <MediaThumb file={other} sizes="100px" />
              <span className="media-tile-name">{mediaName(other, language)}</span>
            </button>
          </li>
        ))}
      </ul>
      {compared && (
        <CompareAlike
          one={file}
          other={compared}
          onClose={() => setCompared(undefined)}
          onKept={(id) => {
            setCompared(undefined);
            onOpen(id);
          }}
        />
      )}
    </section>
  );
}

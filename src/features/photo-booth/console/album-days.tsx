import { useState } from 'react';
import { useCallMutation } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { CallFailed } from '#contract/failure.ts';
import { shortDate } from '#lib/dates.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { TextField } from '#ui/field.tsx';
import { readBoothDesk, setFaceDays } from '../contract/desk.ts';

type Album = ReplyOf<typeof readBoothDesk>['data']['albums'][number];

/** How long the faces of each album are kept. */
export function AlbumDays({ albums }: { albums: readonly Album[] }) {
  const say = useSay();
  return (
    <section>
      <h2>{say('How long faces are kept', 'चेहरे कितने दिन रखे जाते हैं')}</h2>
      {albums.length === 0 && (
        <p className="row-note">
          {say(
            'No album is open to the photo booth. An editor opens one in the album itself.',
            'फ़ोटो बूथ के लिए कोई एल्बम खुला नहीं है\u202f। संपादक इसे एल्बम में ही खोलते हैं\u202f।',
          )}
        </p>
      )}
      <ul className="booth-rows">
        {albums.map((album) => (
          <AlbumRow key={album.slug} album={album} />
        ))}
      </ul>
    </section>
  );
}

function AlbumRow({ album }: { album: Album }) {
  const say = useSay();
  const language = useConsoleLanguage();
  const may = usePermission();
  const toast = useToast();
  const { slug, photos, faces, forgotten, faceDays, forgetsAt } = album;
  const [days, setDays] = useState(String(faceDays));
  const set = useCallMutation(setFaceDays, { refreshes: [readBoothDesk] });
  const problem = set.error instanceof CallFailed ? set.error.failure.errors?.[0]?.msg : undefined;
  return (
    <li className="ruled-row booth-album">
      <div className="ruled-row-text">
        <span className="row-title">{slug}</span>
        <p className="row-note">
          {say(
            `${photos} ${photos === 1 ? 'photograph' : 'photographs'}, ${faces} ${faces === 1 ? 'face' : 'faces'}`,
            `${photos} ${photos === 1 ? 'तस्वीर' : 'तस्वीरें'}, ${faces} ${faces === 1 ? 'चेहरा' : 'चेहरे'}`,
          )}
          {forgotten > 0 && say(`, ${forgotten} forgotten`, `, ${forgotten} भुलाए गए`)}
          {forgetsAt &&
            say(
              `, forgotten from ${shortDate(forgetsAt, language)}`,
              `, ${shortDate(forgetsAt, language)} से भुलाए जाएँगे`,
            )}
        </p>
      </div>
      {may('booth:admin') ? (
        <form
          className="booth-days"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            set.mutate(
              { body: { album: slug, days: Number(days) } },
              { onSuccess: ({ message = '' }) => toast.success(message), onError: toast.formError },
            );
          }}
        >
          <TextField
            name="days"
            inputMode="numeric"
            label={say(`Days for ${slug}`, `${slug} के दिन`)}
            value={days}
            onChange={({ currentTarget: { value } }) => setDays(value)}
            problem={problem}
          />
          <ActionButton type="submit" kind="line" busy={set.isPending}>
            {say('Save', 'सहेजें')}
          </ActionButton>
        </form>
      ) : (
        <span className="row-note">{say(`${faceDays} days`, `${faceDays} दिन`)}</span>
      )}
    </li>
  );
}

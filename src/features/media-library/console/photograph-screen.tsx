import { useEffect, useState } from 'react';
import { useCallQuery } from '#client/query.ts';
import { describeContent } from '#features/editing/contract.ts';
import { ActionButton, ActionLink } from '#ui/console/action-button.tsx';
import { useSay } from '#ui/console/say.tsx';
import { RowSkeletons, ScreenState } from '#ui/console/screen-state.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { forgetPhotograph, keepPhotograph, readKeptPhotograph } from './kept-photograph.ts';
import type { KeptPhotograph } from './kept-photograph.ts';
import './photograph.css';
import { PhotographForm } from './photograph-form.tsx';
import { TakePhotograph } from './take-photograph.tsx';

const PLACE_KEY = 'agent:photograph-place';

/** A photograph from the street: taken first, two lines, and sent. */
export default function PhotographScreen() {
  const say = useSay();
  const kinds = useCallQuery(describeContent);
  const isPublished = mayPublish(kinds.data?.data.find(({ name }) => name === 'photos'));
  const [kept, setKept] = useState<KeptPhotograph | null>();
  const [keptAt, setKeptAt] = useState('');
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    void readKeptPhotograph().then((found) => setKept(found ?? null));
  }, []);

  const change = (next: KeptPhotograph) => {
    setKept(next);
    localStorage.setItem(PLACE_KEY, next.place);
    void keepPhotograph(next).then(() => setKeptAt(clock()));
  };
  /** A new photograph keeps the words, and nothing of how far an earlier one was sent. */
  const begin = (blob: Blob) => {
    const {
      en = '',
      hi = '',
      album = '',
      place = localStorage.getItem(PLACE_KEY) ?? '',
    } = kept ?? {};
    change({ blob, takenAt: new Date().toISOString(), en, hi, album, place });
  };
  const end = () => {
    void forgetPhotograph();
    setKept(null);
    setSent(true);
  };

  return (
    <Screen
      title={say('Photograph', 'तस्वीर')}
      back="/media"
      count={kept && keptAt ? say(`kept ${keptAt}`, `${keptAt} पर सुरक्षित`) : undefined}
    >
      {kept === undefined && <RowSkeletons rows={2} />}
      {kept === null && !isSent && <TakePhotograph onTaken={begin} />}
      {kept === null && isSent && (
        <Sent isPublished={isPublished} onAnother={() => setSent(false)} />
      )}
      {kept && (
        <PhotographForm
          kept={kept}
          isPublished={isPublished}
          onChange={change}
          onAgain={begin}
          onSent={end}
        />
      )}
    </Screen>
  );
}

/** Whether it goes out at once: with the right to publish, where no second person looks at it. */
const mayPublish = (photos?: { can: { publish: unknown }; fourEyes: boolean }) =>
  photos?.can.publish === true && !photos.fourEyes;

function Sent({ isPublished, onAnother }: { isPublished: boolean; onAnother: () => void }) {
  const say = useSay();
  const title = isPublished
    ? say('It is public', 'यह प्रकाशित है')
    : say('Sent to review', 'जाँच के लिए भेजी गई');
  const action = (
    <div className="photograph-next">
      <ActionButton icon="camera" onClick={onAnother}>
        {say('Another photograph', 'एक और तस्वीर')}
      </ActionButton>
      <ActionLink kind="quiet" to="/media">
        {say('Media library', 'मीडिया संग्रह')}
      </ActionLink>
    </div>
  );
  return (
    <ScreenState icon="check" title={title} action={action}>
      {say('It is in its album and in the media library.', 'यह अपने एल्बम और मीडिया संग्रह में है\u202f।')}
    </ScreenState>
  );
}

const clock = () => new Date().toTimeString().slice(0, 5);

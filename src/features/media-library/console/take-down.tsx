import { useCallMutation, useCallQuery } from '#client/query.ts';
import type { MediaUse } from '#contract/media-file.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { useSay } from '#ui/console/say.tsx';
import { QueryState } from '#ui/console/screen-state.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { decideTakedown, listTakedownPages, readMediaRegister } from '../contract/register.ts';
import type { Takedown } from '../contract/register.ts';
import { UsingDocument } from './used-in.tsx';

interface TakeDownProps {
  takedown: Pick<Takedown, 'id' | 'name'>;
  onClose: () => void;
}

/** Names the pages that go with a file, and asks for the press that nobody can undo. */
export function TakeDown({ takedown: { id, name }, onClose }: TakeDownProps) {
  const say = useSay();
  const toast = useToast();
  const pages = useCallQuery(listTakedownPages, { query: { id } });
  const decide = useCallMutation(decideTakedown, { refreshes: [readMediaRegister] });
  const press = () =>
    decide.mutate(
      { body: { id, outcome: 'taken-down' } },
      {
        onError: toast.error,
        onSuccess: ({ message = '' }) => {
          toast.success(message);
          onClose();
        },
      },
    );
  return (
    <Dialog title={say('Take down everywhere', 'हर जगह से हटाएँ')} isOpen onClose={onClose}>
      <div className="register-form">
        <p>{name}</p>
        {pages.data ? <Pages pages={pages.data.data} /> : <QueryState query={pages} />}
        <p>
          {say(
            'They become drafts again, and what was planned for them is called off. The file cannot come back to the site. Nobody can undo this.',
            'ये फिर मसौदे बन जाएँगे, और इनकी तय योजनाएँ रद्द होंगी\u202f। फ़ाइल साइट पर वापस नहीं आ सकती\u202f। यह वापस नहीं लिया जा सकता\u202f।',
          )}
        </p>
        <ActionButton
          kind="danger"
          busy={decide.isPending}
          disabled={pages.isPending}
          onClick={press}
        >
          {say('Take it down', 'हटा दें')}
        </ActionButton>
      </div>
    </Dialog>
  );
}

function Pages({ pages }: { pages: readonly MediaUse[] }) {
  const say = useSay();
  const count = pages.length;
  if (count === 0)
    return <p>{say('No public page shows it.', 'कोई प्रकाशित पन्ना इसे नहीं दिखाता\u202f।')}</p>;
  return (
    <div>
      <p>
        {say(
          count === 1
            ? '1 public page goes off the site:'
            : `${count} public pages go off the site:`,
          `${count} प्रकाशित ${count === 1 ? 'पन्ना' : 'पन्ने'} साइट से हटेंगे:`,
        )}
      </p>
      <ul className="register-pages">
        {pages.map((page) => (
          <UsingDocument key={page.documentId} use={page} />
        ))}
      </ul>
    </div>
  );
}

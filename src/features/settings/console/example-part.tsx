import { useState } from 'react';
import { useCallMutation, useCallQuery } from '#client/query.ts';
import { CallFailed } from '#contract/failure.ts';
import { readFirstRun, removeExample } from '#features/first-run/contract.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { TextField } from '#ui/field.tsx';

/** The example, how much of it there is, and the one act that takes it out. */
export function ExamplePart() {
  const say = useSay();
  const may = usePermission();
  const [isOpen, setOpen] = useState(false);
  const { data } = useCallQuery(readFirstRun);
  if (!data || data.data.texts === 0 || !may('settings:admin')) return null;
  const { texts, photographs } = data.data;
  return (
    <section className="first-run-example">
      <h2>{say('The example', 'नमूना')}</h2>
      <p className="row-note">
        {say(
          `${texts === 1 ? '1 text' : `${texts} texts`}, ${photographs} of them ${photographs === 1 ? 'a photograph' : 'photographs'}. Take it out in one go when yours stands.`,
          `${texts} लेख, जिनमें ${photographs} ${photographs === 1 ? 'तस्वीर' : 'तस्वीरें'}\u202f। अपना तैयार होने पर एक बार में हटाएँ\u202f।`,
        )}
      </p>
      <ActionButton kind="line" onClick={() => setOpen(true)}>
        {say('Take the example out', 'नमूना हटाएँ')}
      </ActionButton>
      <Removal isOpen={isOpen} close={() => setOpen(false)} state={data.data} />
    </section>
  );
}

interface RemovalProps {
  isOpen: boolean;
  close: () => void;
  state: { name: string; texts: number; staying: number; own: number };
}

function Removal({ isOpen, close, state }: RemovalProps) {
  const say = useSay();
  const toast = useToast();
  const [name, setName] = useState('');
  const { mutateAsync, isPending, error } = useCallMutation(removeExample, {
    refreshes: [readFirstRun],
  });
  const remove = async () => {
    try {
      const { data } = await mutateAsync({ body: { name } });
      toast.success(say(`${data.removed} texts are out.`, `${data.removed} लेख हट गए\u202f।`));
      close();
    } catch (reason) {
      if (!problemOf(reason)) toast.error(reason);
    }
  };
  return (
    <Dialog title={say('Take the example out', 'नमूना हटाएँ')} isOpen={isOpen} onClose={close}>
      <ul className="example-list">
        <li>
          {say(
            `Goes for good: ${state.texts} texts of the example, with their pictures and files.`,
            `हमेशा के लिए हटेंगे: नमूने के ${state.texts} लेख, उनकी तस्वीरें और फ़ाइलें\u202f।`,
          )}
        </li>
        <li>
          {say(
            `Stays: ${state.own} texts of your own, and ${state.staying} of the example that somebody edited or that every site needs: settings, categories, legal pages.`,
            `रहेंगे: आपके ${state.own} लेख, और नमूने के ${state.staying}, जिन्हें किसी ने बदला या जो हर साइट को चाहिए: सेटिंग, श्रेणियाँ, क़ानूनी पन्ने\u202f।`,
          )}
        </li>
      </ul>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void remove();
        }}
      >
        <TextField
          label={say(`Type the name: ${state.name}`, `नाम लिखें: ${state.name}`)}
          value={name}
          autoComplete="off"
          problem={problemOf(error)}
          onChange={(event) => setName(event.target.value)}
        />
        <p className="first-run-onward">
          <ActionButton type="submit" kind="danger" busy={isPending}>
            {say('Take it out for good', 'हमेशा के लिए हटाएँ')}
          </ActionButton>
        </p>
      </form>
    </Dialog>
  );
}

function problemOf(error: unknown): string | undefined {
  if (!(error instanceof CallFailed)) return undefined;
  return error.failure.errors?.find(({ param }) => param === 'name')?.msg;
}

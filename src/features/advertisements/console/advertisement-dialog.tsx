import { useState } from 'react';
import { isOutdated, useCallMutation } from '#client/query.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { FormFailure } from '#ui/console/form-failure.tsx';
import { useFormProblems } from '#ui/console/form-problems.ts';
import { usePermission } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { useTypedFields } from '#ui/console/use-typed-fields.ts';
import { TextField } from '#ui/field.tsx';
import { listAdvertisements, removeAdvertisement, saveAdvertisement } from '../contract.ts';
import type { Advertisement } from '../contract.ts';
import { useEntryBase } from './use-entry-base.ts';

const names = [
  'title',
  'place',
  'runsFrom',
  'runsUntil',
  'certificate',
  'certifiedOn',
  'rupees',
  'sponsor',
] as const;

type Name = Exclude<keyof Advertisement, 'id' | 'isInForce' | 'enteredBy'>;

const nothing = Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;

interface AdvertisementDialogProps {
  /** Left out for a new one. */
  entry: Advertisement | undefined;
  onClose: () => void;
}

/** One entry of the register. */
export function AdvertisementDialog({ entry, onClose }: AdvertisementDialogProps) {
  const say = useSay();
  const toast = useToast();
  const { typed: kept, type, ...fields } = useTypedFields('advertisement', nothing);
  const save = useCallMutation(saveAdvertisement, {
    refreshes: [listAdvertisements],
    onDone: ({ body }) => !body?.id && fields.forgetSent(),
  });
  const [error, setError] = useState<Error | null>(null);
  const { base, begin, theirs, turn, meet } = useEntryBase(entry);
  const problems = useFormProblems(error, names);
  const send = (form: FormData) => {
    setError(null);
    fields.send();
    const words = wordsIn(form);
    save.mutate(
      { body: { ...words, ...(entry && { id: entry.id, base }) } },
      {
        onSuccess: ({ message }) => {
          toast.success(message ?? '');
          onClose();
        },
        onError: async (reason) => {
          setError(reason);
          if (isOutdated(reason)) await meet(words).catch(setError);
        },
      },
    );
  };
  return (
    <Dialog title={say('Political advertisement', 'राजनीतिक विज्ञापन')} isOpen onClose={onClose}>
      <form
        className="ads-form"
        noValidate
        onInput={({ target }) => {
          const { name, value } = target as HTMLInputElement;
          if (!entry) type(name as Name, value);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          send(new FormData(event.currentTarget));
        }}
      >
        <FormFailure message={problems.message} />
        <EntryFields key={turn} begin={begin ?? kept} theirs={theirs} problems={problems.fields} />
        <ActionButton type="submit" busy={save.isPending}>
          {say('Save', 'सहेजें')}
        </ActionButton>
        {entry && <Remove id={entry.id} onDone={onClose} />}
      </form>
    </Dialog>
  );
}

function wordsIn(form: FormData) {
  const typed = (name: Name) => String(form.get(name) ?? '').trim();
  const rupees = typed('rupees');
  return {
    title: typed('title'),
    place: typed('place'),
    sponsor: typed('sponsor'),
    runsFrom: typed('runsFrom'),
    runsUntil: typed('runsUntil'),
    certificate: typed('certificate'),
    certifiedOn: typed('certifiedOn'),
    rupees: rupees === '' ? -1 : Number(rupees),
  };
}

interface EntryFieldsProps {
  begin: Record<Name, string | number>;
  /** Words that somebody else saved for fields which were changed here too. */
  theirs: Partial<Record<Name, string | number>>;
  problems: Partial<Record<string, string>>;
}

function EntryFields({ begin, theirs, problems }: EntryFieldsProps) {
  const say = useSay();
  const field = (name: Name, label: string, type = 'text') => (
    <TextField
      {...{ name, label, type }}
      autoComplete="off"
      defaultValue={begin[name]}
      problem={problems[name]}
      {...(theirs[name] !== undefined && {
        hint: say(`Somebody else saved: ${theirs[name]}`, `किसी और ने सहेजा: ${theirs[name]}`),
      })}
    />
  );
  return (
    <>
      {field('title', say('Title', 'शीर्षक'))}
      {field('place', say('Where it runs', 'कहाँ चलेगा'))}
      <div className="ads-pair">
        {field('runsFrom', say('First day', 'पहला दिन'), 'date')}
        {field('runsUntil', say('Last day', 'आख़िरी दिन'), 'date')}
      </div>
      <div className="ads-pair">
        {field('certificate', say('Certificate number', 'प्रमाण-पत्र संख्या'))}
        {field('certifiedOn', say('Certified on', 'प्रमाण-पत्र का दिन'), 'date')}
      </div>
      <div className="ads-pair">
        {field('rupees', say('Cost in rupees', 'ख़र्च, रुपये'), 'number')}
        {field('sponsor', say('Paid for by', 'ख़र्च किसका'))}
      </div>
    </>
  );
}

function Remove({ id, onDone }: { id: string; onDone: () => void }) {
  const say = useSay();
  const may = usePermission();
  const toast = useToast();
  const remove = useCallMutation(removeAdvertisement, { refreshes: [listAdvertisements] });
  if (!may('law:admin')) return null;
  const press = () =>
    remove.mutate(
      { body: { id } },
      {
        onSuccess: ({ message }) => {
          toast.success(message ?? '');
          onDone();
        },
        onError: toast.error,
      },
    );
  return (
    <ActionButton kind="danger" icon="bin" busy={remove.isPending} onClick={press}>
      {say('Entered by mistake: remove', 'ग़लती से दर्ज: मिटाएँ')}
    </ActionButton>
  );
}

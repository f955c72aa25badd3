import './editor.css';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useParams } from 'react-router';
import { ask } from '#client/query.ts';
import { CallFailed } from '#contract/failure.ts';
import { languages as names, isLanguage } from '#contract/languages.ts';
import { settleLetters } from '#lib/script/settle-letters.ts';
import { isSlug, slugify } from '#lib/slug.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { FailedState, ForbiddenState, RowSkeletons } from '#ui/console/screen-state.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { useGoOn } from '#ui/console/use-go-on.ts';
import { useToast } from '#ui/console/use-toast.ts';
import { useTypedText } from '#ui/console/use-typed-text.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import { createDraft } from '../contract.ts';
import type { EditedCollection } from './editing-context.ts';
import { useCollection } from './use-collection.ts';

/** Asks for a title, makes the address of it, and opens the editor. */
export default function NewDocumentScreen() {
  const { collection: name = '' } = useParams();
  const { collection, languages, isHidden, error, retry } = useCollection(name);
  const say = useSay();
  const sayText = useSayText();
  if (error) return <FailedState error={error} retry={retry} />;
  // A new one has facts, which are in no language.
  if (isHidden || (collection && collection.can.write !== true))
    return (
      <Screen title={say('New', 'नया')} back="/content">
        <ForbiddenState>
          {say('Your roles do not have it.', 'यह आपकी भूमिकाओं में नहीं है\u202f।')}
        </ForbiddenState>
      </Screen>
    );
  if (!collection) return <RowSkeletons />;
  const one = sayText(collection.label.one);
  return (
    <Screen title={say(`New: ${one}`, `नया: ${one}`)} back={`/content/${name}`}>
      <NewDocumentForm collection={collection} languages={languages} />
    </Screen>
  );
}

interface NewDocumentFormProps {
  collection: EditedCollection;
  languages: readonly string[];
}

/** Makes the document; problems are told by the names of fields. */
function useCreate(collection: EditedCollection, onMade: (title: string) => void) {
  const say = useSay();
  const goOn = useGoOn();
  const toast = useToast();
  const [problems, setProblems] = useState<{ title?: string; slug?: string }>({});
  const [isBusy, setBusy] = useState(false);

  async function create(title: string, slug: string, original: string): Promise<void> {
    if (!title.trim()) return setProblems({ title: say('Write a title', 'शीर्षक लिखें') });
    if (slug && !isSlug(slug))
      return setProblems({
        slug: say('Use small letters, numbers and hyphens', 'छोटे अक्षर, अंक और हाइफ़न लिखें'),
      });
    setBusy(true);
    try {
      const { data } = await ask(createDraft, {
        body: {
          collection: collection.name,
          title: settleLetters(title.trim()),
          ...(slug && { slug }),
          ...(isLanguage(original) && { original }),
        },
      });
      onMade(title);
      void goOn(`/content/${collection.name}/${data.id}`, { replace: true });
    } catch (error) {
      setBusy(false);
      const wrong = error instanceof CallFailed ? (error.failure.errors ?? []) : [];
      if (wrong.length === 0) return toast.error(error);
      setProblems(Object.fromEntries(wrong.map(({ param, msg }) => [param, msg])));
    }
  }

  return { create, problems, isBusy };
}

function NewDocumentForm({ collection, languages }: NewDocumentFormProps) {
  const say = useSay();
  const { text: title, setText: setTitle, forget } = useTypedText(`new ${collection.name}`);
  const [slug, setSlug] = useState<string | undefined>();
  const { create, problems, isBusy } = useCreate(collection, forget);
  const address = slug ?? slugify(title);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const original = String(new FormData(event.currentTarget).get('original') ?? 'en');
    void create(title, address, original);
  };
  return (
    <form className="fields new-document" noValidate onSubmit={submit}>
      <TextField
        label={say('Title', 'शीर्षक')}
        hint={say('It can be changed at any time.', 'इसे कभी भी बदला जा सकता है\u202f।')}
        maxLength={200}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- There is nothing else to begin with.
        autoFocus
        {...(problems.title && { problem: problems.title })}
      />
      <TextField
        label={say('End of the address', 'पते का अंत')}
        hint={say(
          'Made from the title. Small letters, numbers and hyphens.',
          'शीर्षक से बना\u202f। छोटे अक्षर, अंक और हाइफ़न\u202f।',
        )}
        maxLength={80}
        value={address}
        onChange={({ target }) => setSlug(target.value)}
        {...(problems.slug && { problem: problems.slug })}
      />
      {languages.length > 1 && (
        <SelectField name="original" label={say('Written first in', 'पहले इस भाषा में')}>
          {languages.filter(isLanguage).map((code) => (
            <option key={code} value={code} lang={code}>
              {names[code].name}
            </option>
          ))}
        </SelectField>
      )}
      <div className="dialog-actions">
        <ActionButton type="submit" busy={isBusy}>
          {isBusy ? say('Making it', 'बन रहा है') : say('Begin writing', 'लिखना शुरू करें')}
        </ActionButton>
      </div>
    </form>
  );
}

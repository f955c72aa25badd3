import { useState } from 'react';
import { useCallMutation, useCallQuery } from '#client/query.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { FormFailure } from '#ui/console/form-failure.tsx';
import { useFormProblems } from '#ui/console/form-problems.ts';
import { useSay } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { deleteTemplate, listTemplates, saveTemplate } from '../contract.ts';
import { useTemplateWords } from './template-words.ts';
import type { Template, WordName } from './template-words.ts';

/** The templates of the desk: one is chosen, changed and saved, or a new one written. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const { data } = useCallQuery(listTemplates);
  const [chosen, setChosen] = useState<Template | 'new'>();
  return (
    <Dialog title={say('Templates', 'टेम्पलेट')} isOpen onClose={onClose} shape="wide">
      {chosen ? (
        <TemplateForm
          key={chosen === 'new' ? 'new' : chosen.id}
          template={chosen === 'new' ? undefined : chosen}
          onDone={() => setChosen(undefined)}
        />
      ) : (
        <>
          <ul className="ruled-list">
            {data?.data.map((each) => (
              <li key={each.id} className="ruled-row">
                <span className="ruled-row-text">{each.title}</span>
                <ActionButton kind="quiet" onClick={() => setChosen(each)}>
                  {say('Change', 'बदलें')}
                </ActionButton>
              </li>
            ))}
          </ul>
          <ActionButton icon="plus" onClick={() => setChosen('new')}>
            {say('Write a template', 'टेम्पलेट लिखें')}
          </ActionButton>
        </>
      )}
    </Dialog>
  );
}

interface FormProps {
  /** Left out for a new one. */
  template: Template | undefined;
  onDone: () => void;
}

function TemplateForm({ template, onDone }: FormProps) {
  const say = useSay();
  const { words, problems, save, remove, isSaving, isRemoving } = useTemplateForm(template, onDone);
  const leave = () => {
    words.forget();
    onDone();
  };
  return (
    <form
      className="template-form"
      noValidate
      onInput={({ target }) => {
        const { name, value } = target as HTMLInputElement;
        words.type(name as WordName, value);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <FormFailure message={problems.message} />
      <TemplateFields key={words.turn} {...words} problems={problems.fields} />
      <div className="reply-actions">
        <ActionButton type="submit" busy={isSaving}>
          {say('Save the template', 'टेम्पलेट सहेजें')}
        </ActionButton>
        <ActionButton kind="line" onClick={leave}>
          {say('Back', 'वापस')}
        </ActionButton>
        {template && (
          <ActionButton kind="danger" icon="bin" busy={isRemoving} onClick={remove}>
            {say('Delete', 'हटाएँ')}
          </ActionButton>
        )}
      </div>
    </form>
  );
}

/** Saves and deletes a template; tells of it as well where its dialog was closed meanwhile. */
function useTemplateForm(template: Template | undefined, onDone: () => void) {
  const toast = useToast();
  const words = useTemplateWords(template);
  const [error, setError] = useState<Error | null>(null);
  const problems = useFormProblems(error, ['title', 'texts.en', 'texts.hi']);
  const refreshes = [listTemplates];
  const saving = useCallMutation(saveTemplate, {
    refreshes,
    onDone(_, { message = '' }) {
      words.forgetSent();
      toast.success(message);
    },
  });
  const removing = useCallMutation(deleteTemplate, {
    refreshes,
    onDone(_, { message = '' }) {
      words.forget();
      toast.success(message);
    },
  });
  return {
    words,
    problems,
    isSaving: saving.isPending,
    isRemoving: removing.isPending,
    save() {
      setError(null);
      const onError = async (reason: Error) => {
        setError(reason);
        await words.meet(reason).catch(setError);
      };
      saving.mutate({ body: words.send() }, { onSuccess: onDone, onError });
    },
    remove: () =>
      template &&
      removing.mutate({ body: { id: template.id } }, { onSuccess: onDone, onError: toast.error }),
  };
}

interface FieldsProps {
  typed: Record<WordName, string>;
  /** Words that somebody else saved for fields which were changed here too. */
  theirs: Partial<Record<WordName, string>>;
  problems: Partial<Record<string, string>>;
}

function TemplateFields({ typed, theirs, problems }: FieldsProps) {
  const say = useSay();
  const hintOf = (name: WordName, hint?: string) => {
    const saved = theirs[name];
    const told =
      saved === undefined ? hint : say(`Somebody else saved: ${saved}`, `किसी और ने सहेजा: ${saved}`);
    return told ? { hint: told } : {};
  };
  return (
    <>
      <TextField
        name="title"
        label={say('Name', 'नाम')}
        defaultValue={typed.title}
        maxLength={80}
        problem={problems['title']}
        {...hintOf('title')}
      />
      <TextAreaField
        name="en"
        label={say('In English', 'अंग्रेज़ी में')}
        lang="en"
        rows={5}
        defaultValue={typed.en}
        problem={problems['texts.en']}
        {...hintOf(
          'en',
          say(
            'Filled for each letter: {name}, {number}, {place}, {day}',
            'हर चिट्ठी के लिए भरे जाते हैं: {name}, {number}, {place}, {day}',
          ),
        )}
      />
      <TextAreaField
        name="hi"
        label={say('In Hindi', 'हिंदी में')}
        lang="hi"
        rows={5}
        defaultValue={typed.hi}
        problem={problems['texts.hi']}
        {...hintOf('hi')}
      />
    </>
  );
}

import { useState } from 'react';
import { useCallMutation, useCallQuery } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { CallFailed } from '#contract/failure.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { useSay } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { useTypedFields } from '#ui/console/use-typed-fields.ts';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { deleteTemplate, listTemplates, saveTemplate } from '../contract.ts';

type Template = ReplyOf<typeof listTemplates>['data'][number];
type Name = 'title' | 'en' | 'hi';

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

function TemplateForm({
  template,
  onDone,
}: {
  template: Template | undefined;
  onDone: () => void;
}) {
  const say = useSay();
  const toast = useToast();
  const { typed, type, send, forgetSent, forget } = useTypedTemplate(template);
  const save = useCallMutation(saveTemplate, { refreshes: [listTemplates], onDone: forgetSent });
  const remove = useCallMutation(deleteTemplate, { refreshes: [listTemplates], onDone: forget });
  const told = {
    onSuccess: ({ message = '' }: { message?: string | undefined }) => {
      toast.success(message);
      onDone();
    },
    onError: toast.formError,
  };
  const leave = () => {
    forget();
    onDone();
  };
  const submit = (form: FormData) =>
    save.mutate({ body: { ...wordsIn(form), ...(template && { id: template.id }) } }, told);
  return (
    <form
      className="template-form"
      onInput={({ target }) => {
        const { name, value } = target as HTMLInputElement;
        type(name as Name, value);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        send();
        submit(new FormData(event.currentTarget));
      }}
    >
      <TemplateFields begin={typed} problem={problemIn(save.error)} />
      <div className="reply-actions">
        <ActionButton type="submit" busy={save.isPending}>
          {say('Save the template', 'टेम्पलेट सहेजें')}
        </ActionButton>
        <ActionButton kind="line" onClick={leave}>
          {say('Back', 'वापस')}
        </ActionButton>
        {template && (
          <ActionButton
            kind="danger"
            icon="bin"
            busy={remove.isPending}
            onClick={() => remove.mutate({ body: { id: template.id } }, told)}
          >
            {say('Delete', 'हटाएँ')}
          </ActionButton>
        )}
      </div>
    </form>
  );
}

function wordsIn(form: FormData) {
  const text = (name: Name) => String(form.get(name) ?? '');
  return { title: text('title'), texts: { en: text('en'), hi: text('hi') } };
}

function problemIn(error: unknown) {
  const problems = error instanceof CallFailed ? (error.failure.errors ?? []) : [];
  return (param: string) => {
    const found = problems.find((each) => each.param === param)?.msg;
    return found ? { problem: found } : {};
  };
}

/** The words of a template, which stay on this device until they are saved or left. */
const useTypedTemplate = (template: Template | undefined) =>
  useTypedFields<Name>(`template ${template?.id ?? 'new'}`, {
    title: template?.title ?? '',
    en: template?.texts.en ?? '',
    hi: template?.texts.hi ?? '',
  });

interface FieldsProps {
  begin: Record<Name, string>;
  problem: (param: string) => { problem?: string };
}

function TemplateFields({ begin, problem }: FieldsProps) {
  const say = useSay();
  return (
    <>
      <TextField
        name="title"
        label={say('Name', 'नाम')}
        defaultValue={begin.title}
        maxLength={80}
        {...problem('title')}
      />
      <TextAreaField
        name="en"
        label={say('In English', 'अंग्रेज़ी में')}
        lang="en"
        rows={5}
        defaultValue={begin.en}
        hint={say(
          'Filled for each letter: {name}, {number}, {place}, {day}',
          'हर चिट्ठी के लिए भरे जाते हैं: {name}, {number}, {place}, {day}',
        )}
        {...problem('texts.en')}
      />
      <TextAreaField
        name="hi"
        label={say('In Hindi', 'हिंदी में')}
        lang="hi"
        rows={5}
        defaultValue={begin.hi}
        {...problem('texts.hi')}
      />
    </>
  );
}

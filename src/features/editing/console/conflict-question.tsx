import { useState } from 'react';
import { useCallMutation, useCallQuery } from '#client/query.ts';
import { addComment, listComments } from '#features/reviews/contract.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { useMe } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { SelectField, TextAreaField } from '#ui/field.tsx';
import { shownTexts } from './conflict-texts.ts';
import type { Choice, Row } from './conflict-texts.ts';
import { DocumentComment } from './document-comment.tsx';
import { useEditing } from './editing-context.ts';
import type { PartConflict } from './saving/edited-part.ts';
import { useFieldLabel } from './use-field-label.ts';
import { useInWords } from './use-in-words.ts';
import type { TheirText } from './use-theirs.ts';

const INTERVAL_MS = 15_000;
/** The longest text of the writer that a question quotes. */
const QUOTED = 1_000;

interface AskColleagueProps {
  conflict: PartConflict;
  rows: readonly Row[];
  their: TheirText;
  choices: Readonly<Record<string, Choice>>;
}

/** Asks the other one before anything is chosen: a mail goes out, and the text stays on the device. */
export function AskColleague(props: AskColleagueProps) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const { id, name } = props.their;
  if (id === undefined) return null;
  return (
    <>
      <ActionButton kind="quiet" onClick={() => setOpen(true)}>
        {say(`Ask ${name} first`, `पहले ${name} से पूछें`)}
      </ActionButton>
      <Dialog
        title={say(`Ask ${name}`, `${name} से पूछें`)}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <QuestionForm {...props} asks={id} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

type QuestionFormProps = AskColleagueProps & { asks: string; onDone: () => void };

function QuestionForm(props: QuestionFormProps) {
  const { conflict, rows, onDone } = props;
  const say = useSay();
  const labelOf = useFieldLabel(conflict.part);
  const { field, setField, text, setText, send, isPending } = useQuestion(props);
  return (
    <form
      className="comment-form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {rows.length > 1 && (
        <SelectField
          label={say('About', 'किस बारे में')}
          value={field}
          onChange={({ target }) => setField(target.value)}
        >
          {rows.map((each) => (
            <option key={each.field} value={each.field}>
              {labelOf(each.field)}
            </option>
          ))}
        </SelectField>
      )}
      <TextAreaField
        label={say('Your question', 'आपका सवाल')}
        hint={say(
          'It goes out by mail, and waits on the first screen of the other.',
          'यह मेल से जाता है, और उनकी पहली स्क्रीन पर जवाब का इंतज़ार करता है\u202f।',
        )}
        value={text}
        maxLength={2000}
        required
        onChange={({ target }) => setText(target.value)}
      />
      <p className="comment-acts">
        <ActionButton type="submit" busy={isPending}>
          {say('Send the question', 'सवाल भेजें')}
        </ActionButton>
        <ActionButton kind="quiet" onClick={onDone}>
          {say('Leave it', 'रहने दें')}
        </ActionButton>
      </p>
    </form>
  );
}

/** The question as it is typed; it begins with the writer's own text. */
function useQuestion({
  conflict: { part },
  rows,
  their,
  choices,
  asks,
  onDone,
}: QuestionFormProps) {
  const say = useSay();
  const toast = useToast();
  const inWords = useInWords();
  const { collection, draft } = useEditing();
  const first = rows.find(({ field }) => choices[field] === undefined) ?? rows[0];
  const [field, setField] = useState(first?.field ?? '');
  const [typed, setText] = useState<string>();
  const row = rows.find((each) => each.field === field);
  const mine = row ? shownTexts(row, inWords).mine.slice(0, QUOTED) : '';
  const text =
    typed ??
    say(
      `We both changed this. I wrote: “${mine}”. Which shall stay?`,
      `हम दोनों ने इसे बदला है\u202f। मैंने लिखा: “${mine}”\u202f। कौन-सा रहे?`,
    );
  const { mutate, isPending } = useCallMutation(addComment, { refreshes: [listComments] });
  const send = () => {
    const body = { collection: collection.name, id: draft.id, part, field, asks, text };
    const onSuccess = () => {
      onDone();
      toast.success(
        say(
          `${their.name} is asked. Your text stays kept on this device.`,
          `${their.name} से पूछा गया\u202f। आपका लेख इस डिवाइस पर रखा रहेगा\u202f।`,
        ),
      );
    };
    mutate({ body }, { onSuccess, onError: toast.error });
  };
  return { field, setField, text, setText, send, isPending };
}

/** The open questions about the conflicting fields, with answers as they come. */
export function QuestionsAsked({ conflict, their }: Pick<AskColleagueProps, 'conflict' | 'their'>) {
  const say = useSay();
  const me = useMe();
  const { collection, draft } = useEditing();
  const { data } = useCallQuery(
    listComments,
    { query: { collection: collection.name, id: draft.id } },
    { refetchInterval: INTERVAL_MS },
  );
  const people = [me.id, their.id];
  const shown = (data?.data ?? []).filter(
    ({ part, field, isDone, asks, author }) =>
      part === conflict.part &&
      conflict.fields.includes(field) &&
      !isDone &&
      people.includes(author.id) &&
      people.includes(asks?.id),
  );
  if (shown.length === 0) return null;
  return (
    <div className="conflict-row">
      <h3>{say('Asked', 'पूछा गया')}</h3>
      <div>
        {shown.map((comment) => (
          <DocumentComment key={comment.id} comment={comment} />
        ))}
      </div>
    </div>
  );
}

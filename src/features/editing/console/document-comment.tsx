import { useState } from 'react';
import { useCallMutation } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import {
  addComment,
  listQuestions,
  listComments,
  settleComment,
} from '#features/reviews/contract.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { CommentArticle } from '#ui/console/comment-article.tsx';
import { useSay } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { useTypedText } from '#ui/console/use-typed-text.ts';
import { TextAreaField } from '#ui/field.tsx';
import { useEditing } from './editing-context.ts';
import { focusField } from './next-behind.ts';
import { useFieldLabel } from './use-field-label.ts';

type Comment = ReplyOf<typeof listComments>['data'][number];

const refreshes = [listComments, listQuestions];

/** A comment that is answered and settled where one writes. */
export function DocumentComment({ comment }: { comment: Comment }) {
  const say = useSay();
  const toast = useToast();
  const { collection, draft } = useEditing();
  const labelOf = useFieldLabel(comment.part);
  const [isAnswering, setAnswering] = useState(false);
  const settle = useCallMutation(settleComment, { refreshes });
  const body = { collection: collection.name, id: draft.id, comment: comment.id, isDone: true };
  return (
    <CommentArticle
      comment={comment}
      note={
        <ActionButton kind="quiet" onClick={() => focusField(comment.part, comment.field)}>
          {labelOf(comment.field)}
        </ActionButton>
      }
    >
      {isAnswering ? (
        <AnswerForm comment={comment} onDone={() => setAnswering(false)} />
      ) : (
        <ActionButton kind="quiet" onClick={() => setAnswering(true)}>
          {say('Answer', 'जवाब दें')}
        </ActionButton>
      )}
      <ActionButton
        kind="quiet"
        busy={settle.isPending}
        onClick={() => settle.mutate({ body }, { onError: toast.error })}
      >
        {say('Done', 'हो गया')}
      </ActionButton>
    </CommentArticle>
  );
}

function AnswerForm({ comment, onDone }: { comment: Comment; onDone: () => void }) {
  const say = useSay();
  const toast = useToast();
  const { collection, draft } = useEditing();
  const { id: answers, part, field } = comment;
  const { text, setText, forget } = useTypedText(`comment ${draft.id} ${answers}`);
  const add = useCallMutation(addComment, {
    refreshes,
    onDone: ({ body }) => body && forget(body.text),
  });
  const body = { collection: collection.name, id: draft.id, part, field, answers, text };
  return (
    <form
      className="comment-form"
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate({ body }, { onSuccess: onDone, onError: toast.error });
      }}
    >
      <TextAreaField
        label={say('Your answer', 'आपका जवाब')}
        value={text}
        maxLength={2000}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The form was opened to type here.
        autoFocus
        onChange={({ target }) => setText(target.value)}
      />
      <ActionButton type="submit" kind="line" busy={add.isPending}>
        {say('Send', 'भेजें')}
      </ActionButton>
    </form>
  );
}

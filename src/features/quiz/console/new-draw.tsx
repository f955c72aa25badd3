import { useCallMutation } from '#client/query.ts';
import { CallFailed } from '#contract/failure.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay } from '#ui/console/say.tsx';
import { useSendKey } from '#ui/console/send-key.ts';
import { useToast } from '#ui/console/use-toast.ts';
import { useTypedFields } from '#ui/console/use-typed-fields.ts';
import { TextField } from '#ui/field.tsx';
import { createQuizDraw } from '../contract/desk.ts';
import { listQuizDraws } from '../contract/draws.ts';

const nothing = {
  title: '',
  titleInHindi: '',
  firstDay: '',
  lastDay: '',
  fewestRounds: '5',
  prizes: '3',
};

/** Announces a draw among those who play in days to come. */
export function NewDraw() {
  const say = useSay();
  const { typed, type, send, isPending, errors } = useNewDraw();
  const field = (name: keyof typeof nothing, label: string, kind = 'text') => (
    <TextField
      {...{ name, label }}
      type={kind}
      value={typed[name]}
      onChange={({ target }) => type(name, target.value)}
      problem={errors.find(({ param }) => param === name)?.msg}
    />
  );
  return (
    <form
      className="quiz-new"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {field('title', say('Title of the draw', 'लॉटरी का शीर्षक'))}
      {field('titleInHindi', say('Title in Hindi', 'हिंदी में शीर्षक'))}
      {field('firstDay', say('First day', 'पहला दिन'), 'date')}
      {field('lastDay', say('Last day', 'आख़िरी दिन'), 'date')}
      {field('fewestRounds', say('Rounds at least', 'कम से कम खेल'), 'number')}
      {field('prizes', say('Prizes', 'इनाम'), 'number')}
      <ActionButton type="submit" icon="plus" busy={isPending}>
        {say('Announce the draw', 'लॉटरी की घोषणा करें')}
      </ActionButton>
    </form>
  );
}

/** A draw as it is typed; announced again after a lost reply it is the same one. */
function useNewDraw() {
  const say = useSay();
  const toast = useToast();
  const { typed, type, send: noteSent, forgetSent } = useTypedFields('quiz draw', nothing);
  const sending = useSendKey('quiz draw');
  const create = useCallMutation(createQuizDraw, {
    refreshes: [listQuizDraws],
    onDone: () => sending.forget(JSON.stringify(forgetSent())),
  });
  const send = () => {
    const { fewestRounds, prizes, titleInHindi, ...rest } = typed;
    const body = {
      ...rest,
      key: sending.keyOf(JSON.stringify(typed)),
      ...(titleInHindi && { titleInHindi }),
      fewestRounds: Number(fewestRounds),
      prizes: Number(prizes),
    };
    noteSent();
    create.mutate(
      { body },
      {
        onSuccess: () =>
          toast.success(say('The draw is announced.', 'लॉटरी की घोषणा हो गई\u202f।')),
        onError: toast.formError,
      },
    );
  };
  const errors = create.error instanceof CallFailed ? (create.error.failure.errors ?? []) : [];
  return { typed, type, send, isPending: create.isPending, errors };
}

import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { FormFailure } from '#ui/forms/posted-form.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { useSubmission } from '#ui/use-submission.ts';
import type { Answer, FieldErrors, Taken } from '#ui/use-submission.ts';
import { fetchContract } from './fetch-contract.ts';
import { hasStepped } from './use-steps.ts';

type Typed = Record<string, string>;
type Sent<Reply> = Promise<Reply | (Answer & { success: false })>;

interface StepFormProps<Reply extends Answer> {
  title: string;
  intro?: ReactNode;
  /** «2 of 5» */
  progress?: string | undefined;
  /** A question inside a dialog has the dialog's heading above it. */
  inDialog?: boolean | undefined;
  /** What the question is on its page; `none` where the page's title says it. */
  heading?: 'h1' | 'h2' | 'none' | undefined;
  /** What the button says. */
  label: string;
  check?: (typed: Typed) => FieldErrors;
  /** Left out where the answer is only kept for a later step. */
  send?: (typed: Typed) => Sent<Reply>;
  onDone: (answer: Taken<Reply>, typed: Typed) => void;
  /** What was wrong when the server showed the form again. */
  problems?: FieldErrors;
  failure?: string | undefined;
  /** The fields. */
  children: (errors: FieldErrors) => ReactNode;
  /** In place of the button, where sending the form again leads nowhere. */
  button?: ReactNode;
  /** What stands under the button. */
  foot?: ReactNode;
}

/** One question on a screen of its own. */
export function StepForm<Reply extends Answer>(props: StepFormProps<Reply>) {
  const { label, problems, children, button, foot, inDialog } = props;
  const { t } = useTranslation();
  const [failure, setFailure] = useState(props.failure);
  const { errors, busy, handlers } = useSubmission<Reply>({
    check: (typed) => {
      setFailure(undefined);
      return props.check?.(typed) ?? {};
    },
    send: props.send ?? keepOnly,
    prepare: fetchContract,
    region: t('frame.messages'),
    initial: problems,
    quiet: true,
    onRefused: setFailure,
    onSuccess: props.onDone,
  });
  const question = useArrival(inDialog);
  return (
    <div className="step" ref={question}>
      <StepHead {...props} />
      <form className="fields step-form" method="post" data-enhanced noValidate {...handlers}>
        <FormFailure message={failure} />
        {children(errors)}
        {button || (
          <Button wide busy={busy}>
            {busy ? t('signIn.working') : label}
          </Button>
        )}
      </form>
      {foot}
    </div>
  );
}

type HeadProps = Pick<
  StepFormProps<Answer>,
  'title' | 'intro' | 'progress' | 'inDialog' | 'heading'
>;

/** The question, and what happens next. */
export function StepHead({ title, intro, progress, inDialog, heading = 'h1' }: HeadProps) {
  const Heading = inDialog || heading === 'none' ? undefined : heading;
  return (
    <header className="step-head">
      {progress && <p className="step-progress">{progress}</p>}
      {Heading && (
        <Heading className="step-title" tabIndex={-1}>
          {title}
        </Heading>
      )}
      {intro && <p className="step-intro">{intro}</p>}
    </header>
  );
}

/** Who comes from another step begins in the field, or else at the heading, of this one. */
export function useArrival(inDialog = false) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!hasStepped() && !inDialog) return;
    const field = ref.current?.querySelector<HTMLElement>('[aria-invalid], .input, .otp-input');
    const target = field ?? ref.current?.querySelector<HTMLElement>('.step-title');
    target?.focus();
    if (!inDialog) scrollTo({ top: 0 });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, on arrival.
  }, []);
  return ref;
}

/** Nothing is sent before the last question was answered. */
async function keepOnly<Reply extends Answer>(): Promise<Reply> {
  return { success: true } as Reply;
}

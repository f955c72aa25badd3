import { useEffect, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { Button } from '#ui/button.tsx';
import { FormFailure } from '#ui/forms/posted-form.tsx';
import { Link } from '#ui/link.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { Translate } from '#ui/translation.tsx';
import { useSubmission } from '#ui/use-submission.ts';
import type { Answer, FieldErrors, Success } from '#ui/use-submission.ts';
import { fetchContract } from './fetch-contract.ts';
import { checkFields, StepFields } from './fields.tsx';
import type { StepReply, Step, FieldValues } from './steps.ts';
import { loadAgain } from './use-receipt.ts';
import { hasStepped } from './use-steps.ts';

/** The place of a step on its page. */
export interface StepPlace {
  /** «2 of 5» */
  progress?: string | undefined;
  /** A question inside a dialog has the dialog's heading above it. */
  inDialog?: boolean | undefined;
  /** The level of the heading; `none` where the page's title says the same. */
  heading?: 'h1' | 'h2' | 'none' | undefined;
}

interface StepFormProps<Reply extends Answer> extends StepPlace {
  step: Step<Reply>;
  /** Replaces the step's own, for sentences with a name or a number in them. */
  intro?: ReactNode;
  /** Earlier answers, by field. */
  given?: Partial<Record<string, string | number>>;
  /** Checks that come after those of the step's fields. */
  check?: (typed: FieldValues) => FieldErrors;
  /** Replaces the step's own. */
  send?: (typed: FieldValues) => StepReply<Reply>;
  onDone: (answer: Success<Reply>, typed: FieldValues) => void;
  /** The problems that the server found before this form was shown. */
  problems?: FieldErrors;
  failure?: string | undefined;
  /** Below the fields of the table. */
  children?: (errors: FieldErrors) => ReactNode;
  /** In place of the button, where sending the form again leads nowhere. */
  button?: ReactNode;
  /** Content under the button, in place of the links of the step. */
  foot?: ReactNode;
}

/** Asks the question of a step. */
export function StepForm<Reply extends Answer>(props: StepFormProps<Reply>) {
  const { step, given, problems, children, button, foot, inDialog } = props;
  const { t } = useTranslation();
  const [failure, setFailure] = useState(props.failure);
  const [isLost, setLost] = useState(false);
  const { errors, busy, handlers } = useSubmission<Reply>({
    check: (typed) => {
      setFailure(undefined);
      return { ...checkFields(step.fields, typed, t), ...props.check?.(typed) };
    },
    send: props.send ?? ((typed) => step.send?.(typed, t) ?? keepOnly()),
    prepare: fetchContract,
    region: t('frame.messages'),
    initial: problems,
    quiet: true,
    onRefused: setFailure,
    onSuccess: props.onDone,
    onLost: () => setLost(true),
  });
  const question = useArrival(inDialog);
  return (
    <div className="step" ref={question}>
      <StepHead {...props} title={t(step.title)} intro={props.intro ?? introOf(step, t)} />
      <form className="fields step-form" method="post" data-enhanced noValidate {...handlers}>
        <FormFailure message={isLost ? t('problem.offlineTitle') : failure} />
        <StepFields names={step.fields} given={given} errors={errors} />
        {children?.(errors)}
        {(isLost && <AgainButton />) || button || (
          <Button wide busy={busy}>
            {busy ? t('signIn.working') : t(step.label)}
          </Button>
        )}
      </form>
      {foot ?? <StepLinks links={step.links} />}
    </div>
  );
}

/** Each press of the other button would fail, because the script stays lost. */
function AgainButton() {
  const { t } = useTranslation();
  return (
    <Button type="button" wide onClick={loadAgain}>
      {t('problem.tryAgain')}
    </Button>
  );
}

function introOf({ aside, intro }: Step, t: Translate): ReactNode {
  if (!aside) return intro && t(intro);
  return (
    <>
      <span className="step-aside">{t(aside)}</span>
      {intro && t(intro)}
    </>
  );
}

function StepLinks({ links }: Pick<Step, 'links'>) {
  const { t } = useTranslation();
  const to = useLocalPath();
  if (!links) return null;
  return (
    <p className="step-links">
      {links.map(([path, text]) => (
        <Link key={path} href={to(path)}>
          {t(text)}
        </Link>
      ))}
    </p>
  );
}

interface StepHeadProps extends StepPlace {
  title: string;
  intro?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The question, and what happens next. */
export function StepHead(props: StepHeadProps) {
  const { title, intro, progress, inDialog, heading = 'h1', headingRef } = props;
  const Heading = inDialog || heading === 'none' ? undefined : heading;
  return (
    <header className="step-head">
      {progress && <p className="step-progress">{progress}</p>}
      {Heading && (
        <Heading className="step-title" tabIndex={-1} ref={headingRef}>
          {title}
        </Heading>
      )}
      {intro && <p className="step-intro">{intro}</p>}
    </header>
  );
}

/** Focuses the first field, or else the heading, for a visitor who comes from another step. */
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

/** The answer of a step that sends nothing. */
async function keepOnly<Reply extends Answer>(): Promise<Reply> {
  return { success: true } as Reply;
}

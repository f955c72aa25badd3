import type { ReactNode } from 'react';
import { useTranslation } from '#ui/translation.tsx';
import { useFocusOnMount } from '#ui/use-focus-on-mount.ts';
import { StepHead } from './step-form.tsx';

interface DeadLinkProps {
  /** The sentence of the call. */
  why: string;
  /** The advice after it. */
  text: string;
  /** The links of the advice. */
  children: ReactNode;
}

/** Replaces a form that could not be sent any more. */
export function DeadLink({ why, text, children }: DeadLinkProps) {
  const { t } = useTranslation();
  return (
    <div className="step" role="alert">
      <StepHead
        title={t('signIn.deadLink')}
        heading="h2"
        headingRef={useFocusOnMount()}
        intro={<WhyDead why={why} text={text} />}
      />
      <p className="row">{children}</p>
    </div>
  );
}

/** The sentence of the call stands alone: that of a field has no full stop. */
export function WhyDead({ why, text }: Pick<DeadLinkProps, 'why' | 'text'>) {
  return (
    <>
      <span className="step-aside">{why}</span>
      {text}
    </>
  );
}

import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { StepHead, useArrival } from './step-form.tsx';

interface StepEndProps {
  title: string;
  text: ReactNode;
  href: string;
  label: string;
  children?: ReactNode;
}

/** The last screen: what has happened, and one way on. */
export function StepEnd({ title, text, href, label, children }: StepEndProps) {
  return (
    <div className="step" ref={useArrival()}>
      <StepHead title={title} intro={text} />
      {children}
      <ButtonLink wide href={href}>
        {label}
      </ButtonLink>
    </div>
  );
}

import type { ReactNode } from 'react';
import { useLocalPath } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { StepEnd } from './step-end.tsx';
import { useWayOn } from './use-way-on.ts';

const texts = {
  welcome: ['register.welcomeTitle', 'register.welcome'],
  asked: ['register.askedTitle', 'register.asked'],
  askedByMail: ['register.askedTitle', 'register.askedByMail'],
  mailed: ['register.mailedTitle', 'register.mailed'],
} as const;

interface RegistrationEndProps {
  /** `welcome`, `asked`, `askedByMail` or `mailed`. */
  end: string;
  children?: ReactNode;
}

/** The last screen of a registration. */
export function RegistrationEnd({ end, children }: RegistrationEndProps) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const [title, text] = texts[end as keyof typeof texts] ?? texts.mailed;
  const wayOn = useWayOn();
  const isIn = end === 'welcome';
  const { href, label } = isIn ? wayOn : { href: to('/'), label: t('problem.goHome') };
  return (
    <StepEnd title={t(title)} text={t(text)} href={href} label={label}>
      {children}
    </StepEnd>
  );
}

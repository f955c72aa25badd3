import { useTranslation } from '#ui/translation.tsx';

/** Above the first question: what an account is good for. */
export function Benefit({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <>
      <span className="step-aside">{t('register.benefit')}</span>
      {text}
    </>
  );
}

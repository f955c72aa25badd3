import { Button } from './button.tsx';
import { ErrorState } from './notice.tsx';
import { useTranslation } from './translation.tsx';

interface TryAgainProps {
  /** What could not be had. */
  text: string;
  onAgain: () => void;
}

/** Says that something on our side failed, and tries it once more. */
export function TryAgain({ text, onAgain }: TryAgainProps) {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={t('problem.brokenTitle')}
      text={text}
      action={
        <Button type="button" onClick={onAgain}>
          {t('problem.tryAgain')}
        </Button>
      }
    />
  );
}

import { Button } from './button.tsx';
import { ErrorState } from './notice.tsx';
import { useTranslation } from './translation.tsx';

interface TryAgainProps {
  /** The sentence for the failed part. */
  text: string;
  onAgain: () => void;
}

/** Tells that something failed on our side, and offers another try. */
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

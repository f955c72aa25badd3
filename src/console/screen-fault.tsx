import { useRouteError } from 'react-router';
import { FailedState } from '#ui/console/screen-state.tsx';

/** Replaces a screen whose code could not be loaded or failed. The typed text is on the device. */
export function ScreenFault() {
  const error = useRouteError();
  return (
    <div className="screen">
      <FailedState
        error={error instanceof Error ? error : new Error(String(error))}
        retry={() => location.reload()}
      />
    </div>
  );
}

import { ConsoleIcon } from './console-icon.tsx';

/** Above the button of a form that failed as a whole. */
export function FormFailure({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className="form-failure-place">
      {message && (
        <p className="form-failure">
          <ConsoleIcon name="warning" />
          {message}
        </p>
      )}
    </div>
  );
}

import type { ChangeEvent, ReactNode } from 'react';

interface ChooseFileProps {
  className: string;
  onFile: (file: Blob) => void;
  /** Stands where something stood that had the focus. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** A button that chooses one picture of the device; the same one may be chosen again. */
export function ChooseFile({ className, onFile, takesFocus, children }: ChooseFileProps) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) onFile(file);
    currentTarget.value = '';
  };
  return (
    <label className={className}>
      {children}
      <input
        type="file"
        accept="image/*"
        className="visually-hidden"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- What had the focus is gone.
        autoFocus={takesFocus}
        onChange={choose}
      />
    </label>
  );
}

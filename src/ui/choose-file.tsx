import type { ChangeEvent, ReactNode } from 'react';

interface ChooseFileProps {
  className: string;
  onFile: (file: Blob) => void;
  children: ReactNode;
}

/** A button that chooses one picture of the device; the same one may be chosen again. */
export function ChooseFile({ className, onFile, children }: ChooseFileProps) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) onFile(file);
    currentTarget.value = '';
  };
  return (
    <label className={className}>
      {children}
      <input type="file" accept="image/*" className="visually-hidden" onChange={choose} />
    </label>
  );
}

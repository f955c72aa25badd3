import { useRef, useState } from 'react';
import { TextField } from '#ui/field.tsx';
import { useShortcut } from './shortcuts.ts';
import { useAfterPause } from './use-after-pause.ts';

interface SearchFieldProps {
  /** The words that are searched for now. */
  s: string;
  label: string;
  placeholder?: string;
  maxLength?: number;
  className: string;
  onSearch: (s: string) => void;
}

/** Searches a list a moment after the last key; the key `/` leads here. */
export function SearchField({ s, className, onSearch, ...props }: SearchFieldProps) {
  const [typed, setTyped] = useState(s);
  const box = useRef<HTMLDivElement>(null);
  useAfterPause(typed.trim(), s, onSearch);
  useShortcut('/', ['Search here', 'यहाँ खोजें'], () => box.current?.querySelector('input')?.focus());
  return (
    <div ref={box} className={className}>
      <TextField
        type="search"
        icon="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        {...props}
      />
    </div>
  );
}

import type { ReactNode } from 'react';

export interface ComboBoxOption {
  id: string;
  label: string;
  /** Beside the label in the list, such as a status mark. */
  beside?: ReactNode;
}

export interface ComboBoxProps {
  label: string;
  /** Tells a screen reader alone. */
  isLabelHidden?: boolean;
  options: readonly ComboBoxOption[];
  value: string | null;
  onChange: (id: string | null) => void;
  /** Called while somebody types, where the options come from the server. */
  onSearch?: (typed: string) => void;
  hint?: string;
  problem?: string;
  isDisabled?: boolean;
}

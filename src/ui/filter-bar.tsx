import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';
import { TextField } from './field.tsx';
import { Icon } from './icon.tsx';

interface FilterBarProps extends Omit<ComponentProps<'form'>, 'children'> {
  /** Ties the Filter button to its sheet. */
  id: string;
  search: {
    name: string;
    label: string;
    placeholder?: string;
    defaultValue?: string;
    problem?: string;
  };
  /** Label of the button that opens the sheet on a phone. */
  filterLabel: string;
  submitLabel: string;
  /** Select fields: in a row on a desk, in a sheet from below on a phone. */
  children?: ReactNode;
}

/** Search and filters of a list; a plain form whose choices end up in the address. */
export function FilterBar({
  id,
  search,
  filterLabel,
  submitLabel,
  children,
  ...form
}: FilterBarProps) {
  return (
    <search className="filter">
      <form {...form} className="filter-bar">
        <TextField {...search} type="search" icon="search" className="filter-search" />
        <Button kind="wall" type="button" popoverTarget={id} className="filter-toggle">
          <Icon name="filter" />
          {filterLabel}
        </Button>
        <div className="filter-sheet" id={id} popover="auto">
          {children}
          <Button kind="spark">{submitLabel}</Button>
        </div>
      </form>
    </search>
  );
}

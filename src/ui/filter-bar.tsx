import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';
import { TextField } from './field.tsx';
import { Icon } from './icon.tsx';

interface FilterBarProps extends Omit<ComponentProps<'form'>, 'children'> {
  /** Connects the Filter button with its sheet. */
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
  closeLabel: string;
  submitLabel: string;
  /** Select fields, if any: in a row on a desk, in a sheet from below on a phone. */
  children?: ReactNode;
}

/**
 * The search and the filters of a list: a plain form, whose values end up in the address. After Back its fields
 * say what the address does, not what was typed last, which `autocomplete` keeps browsers from bringing back.
 */
export function FilterBar({
  id,
  search,
  filterLabel,
  closeLabel,
  submitLabel,
  children,
  ...form
}: FilterBarProps) {
  return (
    <search className="filter">
      <form {...form} className="filter-bar" autoComplete="off">
        <TextField {...search} type="search" icon="search" className="filter-search" />
        {children ? (
          <FilterSheet id={id} label={filterLabel} closeLabel={closeLabel}>
            {children}
            <Button kind="spark">{submitLabel}</Button>
          </FilterSheet>
        ) : (
          <Button kind="spark">{submitLabel}</Button>
        )}
      </form>
    </search>
  );
}

interface FilterSheetProps {
  id: string;
  label: string;
  closeLabel: string;
  children: ReactNode;
}

function FilterSheet({ id, label, closeLabel, children }: FilterSheetProps) {
  return (
    <>
      <Button kind="wall" type="button" popoverTarget={id} className="filter-toggle">
        <Icon name="filter" />
        {label}
      </Button>
      <div className="filter-sheet" id={id} popover="auto">
        <div className="modal-head">
          <h2 className="modal-title">{label}</h2>
          <button
            type="button"
            className="modal-close"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={closeLabel}
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </>
  );
}

interface SegmentsProps<Id extends string> {
  label: string;
  value: Id;
  onChange: (id: Id) => void;
  options: readonly { id: Id; label: string }[];
}

/** A few choices side by side, of which one is on. */
export function Segments<Id extends string>({
  label,
  value,
  onChange,
  options,
}: SegmentsProps<Id>) {
  return (
    <div className="segments" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          className="segment"
          aria-pressed={option.id === value}
          onClick={() => onChange(option.id)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

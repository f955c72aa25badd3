/** Keys beside the thing that they do: `Ctrl K`. They are spoken by `aria-keyshortcuts` instead. */
export function Keys({ keys }: { keys: string }) {
  return (
    <span className="keys" aria-hidden="true">
      {keys.split(' ').map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}

/** The attribute that tells a screen reader of keys; none for keys one after the other. */
export function keyShortcuts(keys: string | undefined): string | undefined {
  if (!keys || /^\p{L} \p{L}$/u.test(keys)) return undefined;
  return keys.replace('Ctrl', 'Control').replace('Esc', 'Escape').replaceAll(' ', '+');
}

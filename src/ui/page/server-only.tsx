interface ServerOnlyProps {
  /** `import.meta.env.SSR && …`, so that the browser's build leaves its code out. */
  children: React.ReactNode;
}

/**
 * Markup that only the server renders. The browser's React keeps it as it is: inner HTML is neither
 * compared nor touched while hydrating, so static markup needs no code.
 */
export function ServerOnly({ children }: ServerOnlyProps) {
  if (import.meta.env.SSR) return <div className="server-only">{children}</div>;
  return (
    <div
      className="server-only"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

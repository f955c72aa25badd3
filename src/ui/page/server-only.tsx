interface ServerOnlyProps {
  /** `import.meta.env.SSR && …`, so that the build leaves its code out of what browsers are sent. */
  children: React.ReactNode;
}

/**
 * Markup that only the server makes. In the browser React takes what stands there as it is: an inner
 * HTML is neither compared nor touched while hydrating, and what has nothing to do needs no code.
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

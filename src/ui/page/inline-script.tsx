import { createContext, useContext } from 'react';

/** The inline scripts of the page being rendered; the CSP allows no others. */
export const InlineScripts = createContext<Set<string> | undefined>(undefined);

/** The browser keeps the server's copy, which has already run: there the code may be empty. */
export function InlineScript({ code }: { code: string }) {
  useContext(InlineScripts)?.add(code);
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

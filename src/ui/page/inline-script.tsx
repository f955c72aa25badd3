import { createContext, useContext } from 'react';

/** The scripts that the page under way was given by its own code; the policy allows no others. */
export const InlineScripts = createContext<Set<string> | undefined>(undefined);

/** The browser keeps the server's copy, which it has run: there the code may be left empty. */
export function InlineScript({ code }: { code: string }) {
  useContext(InlineScripts)?.add(code);
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

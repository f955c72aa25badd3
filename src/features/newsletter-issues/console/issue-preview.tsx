import { useState } from 'react';
import { useCallQuery } from '#client/query.ts';
import type { Language } from '#contract/languages.ts';
import { useSay } from '#ui/console/say.tsx';
import { QueryState } from '#ui/console/screen-state.tsx';
import { ViewTabs } from '#ui/console/view-tabs.tsx';
import { previewNewsletterIssue } from '../contract.ts';

interface IssuePreviewProps {
  id: string;
  language: Language;
  /** Of what is shown, so that it is shown anew once something else is saved. */
  revision: number;
}

/** The addresses of a preview end after a quarter of an hour. */
const RENEWED_MS = 10 * 60_000;

const views = ['light', 'dark', 'plain'] as const;
type View = (typeof views)[number];
const viewTexts = {
  light: ['Light', 'हल्का'],
  dark: ['Dark', 'गहरा'],
  plain: ['Plain text', 'सादा पाठ'],
} as const;

/** The mail as it is saved: by day, by night, and for programs that show words alone. */
export function IssuePreview({ id, language, revision }: IssuePreviewProps) {
  const say = useSay();
  const [view, setView] = useState<View>('light');
  const found = useCallQuery(
    previewNewsletterIssue,
    { query: { id, language } },
    { placeholderData: (before) => before, staleTime: 0, refetchInterval: RENEWED_MS },
  );
  const mail = found.data?.data;
  return (
    <section className="broadcast-preview" aria-labelledby="issue-preview">
      <h2 id="issue-preview">{say('In the mailbox', 'डाकपेटी में')}</h2>
      <ViewTabs views={views} texts={viewTexts} chosen={view} onChoose={setView} />
      {!mail && <QueryState query={found} />}
      {mail && view === 'plain' && (
        <pre className="issue-plain" lang={language}>
          {mail.text}
        </pre>
      )}
      {mail && view !== 'plain' && (
        <iframe
          key={`${revision} ${language} ${view}`}
          className="issue-frame"
          title={say('The mail as readers will see it', 'मेल, जैसा पाठक देखेंगे')}
          sandbox=""
          src={mail[view]}
        />
      )}
    </section>
  );
}

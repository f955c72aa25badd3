import { useParams } from 'react-router';
import { allOf, isGone, useCallQuery } from '#client/query.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState } from '#ui/console/screen-state.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { findNewsletterIssue, listNewsletterIssues } from '../contract.ts';
import { GoneIssue } from './gone-issue.tsx';
import { IssueEditor } from './issue-editor.tsx';
import { subjectOf } from './issue-texts.ts';
import './newsletter.css';

/** One issue: its words and blocks, how mailboxes show it, and its way to the readers. */
export default function IssueScreen() {
  const say = useSay();
  const language = useConsoleLanguage();
  const { id = '' } = useParams();
  const found = useCallQuery(findNewsletterIssue, { query: { id } }, { refetchInterval: 10_000 });
  const list = useCallQuery(listNewsletterIssues);
  const issue = found.data?.data;
  const title = (issue && subjectOf(issue, language)) || say('Issue', 'अंक');
  return (
    <Screen title={title} back="/newsletter">
      {isGone(found.error) ? (
        <GoneIssue id={id} last={issue} />
      ) : issue && list.data ? (
        <IssueEditor key={id} issue={issue} reply={list.data} />
      ) : (
        <QueryState query={allOf(found, list)} />
      )}
    </Screen>
  );
}

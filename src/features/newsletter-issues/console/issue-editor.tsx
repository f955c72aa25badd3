import { useState } from 'react';
import { BothChanged } from '#broadcasts/console/both-changed.tsx';
import { isWritable } from '#broadcasts/console/broadcast-texts.ts';
import { refusedLanguage } from '#broadcasts/console/refused-language.ts';
import { useLeadToRefusal } from '#broadcasts/console/use-lead-to-refusal.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/languages.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { FormFailure } from '#ui/console/form-failure.tsx';
import { useFormProblems } from '#ui/console/form-problems.ts';
import { LanguageTabs } from '#ui/console/language-tabs.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';
import type { listNewsletterIssues, NewsletterIssue } from '../contract.ts';
import { Blocks } from './blocks.tsx';
import { HeadFields } from './head-fields.tsx';
import { IssueActions } from './issue-actions.tsx';
import type { SavingState } from './issue-draft.ts';
import { IssueHistory } from './issue-history.tsx';
import { IssuePreview } from './issue-preview.tsx';
import { SegmentFields } from './segment-fields.tsx';
import { useDraft } from './use-draft.ts';
import { shape } from './written.ts';
import type { Written } from './written.ts';

interface IssueEditorProps {
  issue: NewsletterIssue;
  reply: ReplyOf<typeof listNewsletterIssues>;
}

/** The words and blocks of an issue in each language, beside the way mailboxes show it. */
export function IssueEditor({ issue, reply }: IssueEditorProps) {
  const may = usePermission();
  const { draft, written, state, error, conflict } = useDraft(issue);
  const { form, language, setLanguage, fields, message, fail } = useProblems(error);
  const [isOpened, setOpened] = useState(false);
  const [count, setCount] = useState<number>();
  const mayWrite = isWritable(issue) && may('newsletter:write');
  // An issue that waits or is approved is changed on purpose only, because that begins all of it anew.
  const isLocked = mayWrite && issue.state !== 'draft' && !isOpened;
  const isFixed = !mayWrite || isLocked;
  const change = (changes: Partial<Written>) => draft.change(changes);
  const labels = useLabels();
  return (
    <div className="broadcast-editor issue-editor">
      <div className="form-stack" ref={form}>
        <FormFailure message={message} />
        {conflict && (
          <BothChanged
            {...{ conflict, shape, labels }}
            onKeep={() => draft.keepMine()}
            onTake={() => draft.takeTheirs()}
          />
        )}
        <LanguageTabs
          all={reply.languages}
          chosen={language}
          begun={(code) => Boolean(written.texts[code]?.subject)}
          onChoose={setLanguage}
        />
        <HeadFields {...{ language, written, change, isFixed }} problems={fields} />
        <Blocks {...{ language, written, change, isFixed, issue }} problem={fields['blocks']} />
        <SegmentFields {...{ written, change, isFixed, reply }} onCount={setCount} />
        {mayWrite && !isLocked && !conflict && <Saving state={state} />}
        <IssueHistory issue={issue} fourEyes={reply.fourEyes} />
        {isLocked && <Locked onOpen={() => setOpened(true)} />}
        {!conflict && (
          <IssueActions
            {...{ issue, draft, language, reply, count }}
            onFailure={fail}
            onSubmitted={() => setOpened(false)}
          />
        )}
      </div>
      <IssuePreview id={issue.id} language={language} revision={issue.revision} />
    </div>
  );
}

/** The open language, and what was refused of the issue; the refusal of an act opens the language that it is about. */
function useProblems(unsaved: Error | null) {
  const [language, setLanguage] = useState<Language>('en');
  const [failure, setFailure] = useState<Error | null>(null);
  const names = [`texts.${language}.subject`, `texts.${language}.preheader`, 'blocks'];
  const { fields, message } = useFormProblems(failure ?? unsaved, names);
  const fail = (error: Error | null) => {
    setFailure(error);
    const refused = refusedLanguage(error);
    if (refused) setLanguage(refused);
  };
  return { form: useLeadToRefusal(failure), language, setLanguage, fields, message, fail };
}

function Saving({ state }: { state: SavingState }) {
  const say = useSay();
  const texts: Record<SavingState, string> = {
    saved: say('Everything is saved.', 'सब सहेजा हुआ है\u202f।'),
    typing: say('It is saved in a moment.', 'अभी सहेजा जाएगा\u202f।'),
    saving: say('Saving', 'सहेजा जा रहा है'),
    failed: say(
      'It could not be saved. Your words are still here.',
      'सहेजा नहीं जा सका\u202f। आपके शब्द यहीं हैं\u202f।',
    ),
  };
  return (
    <p className="row-note" role="status">
      {texts[state]}
    </p>
  );
}

function Locked({ onOpen }: { onOpen: () => void }) {
  const say = useSay();
  return (
    <p className="act-row">
      <ActionButton kind="line" onClick={onOpen}>
        {say('Change it, and begin the approval anew', 'बदलें, मंज़ूरी फिर से शुरू होगी')}
      </ActionButton>
    </p>
  );
}

/** The names of the fields. */
function useLabels() {
  const say = useSay();
  return {
    subject: say('Subject', 'विषय'),
    preheader: say('Line beside the subject', 'विषय के साथ की पंक्ति'),
    heading: say('Heading', 'शीर्षक'),
    text: say('Text', 'पाठ'),
    language: say('Language of readers', 'पाठकों की भाषा'),
    topic: say('Topic', 'विषय क्षेत्र'),
    constituency: say('Constituency', 'निर्वाचन क्षेत्र'),
  };
}

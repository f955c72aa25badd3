import { useState } from 'react';
import { BothChanged } from '#broadcasts/console/both-changed.tsx';
import { isWritable } from '#broadcasts/console/broadcast-texts.ts';
import { refusedLanguage } from '#broadcasts/console/refused-language.ts';
import { useLeadToRefusal } from '#broadcasts/console/use-lead-to-refusal.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/languages.ts';
import { FormFailure } from '#ui/console/form-failure.tsx';
import { useFormProblems } from '#ui/console/form-problems.ts';
import { LanguageTabs } from '#ui/console/language-tabs.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';
import type { listPushNotices, PushNotice } from '../contract.ts';
import { CertificateField } from './certificate-field.tsx';
import { LinkField } from './link-field.tsx';
import { NoticeActions } from './notice-actions.tsx';
import { NoticeHistory } from './notice-history.tsx';
import { NoticePreview } from './notice-preview.tsx';
import { TopicField } from './topic-field.tsx';
import { useWritten } from './use-written.ts';
import { WordFields } from './word-fields.tsx';
import { shape } from './written.ts';

interface NoticeFormProps {
  notice: PushNotice | undefined;
  reply: ReplyOf<typeof listPushNotices>;
}

/** The words of a message in each language, beside the way phones show them. */
export function NoticeForm({ notice, reply }: NoticeFormProps) {
  const may = usePermission();
  const { written, setWritten, noteSent, noteMade, conflict, keepMine, takeTheirs } =
    useWritten(notice);
  const labels = useLabels();
  const { form, language, setLanguage, fields, message, fail } = useProblems();
  const isFixed = !isWritable(notice) || !may('push:write');
  const words = written.texts[language] ?? { title: '', text: '' };
  return (
    <div className="broadcast-editor">
      <div className="form-stack" ref={form}>
        <FormFailure message={message} />
        {conflict && (
          <BothChanged {...{ conflict, shape, labels }} onKeep={keepMine} onTake={takeTheirs} />
        )}
        <LanguageTabs
          all={reply.languages}
          chosen={language}
          begun={(code) => Boolean(written.texts[code]?.title)}
          onChoose={setLanguage}
        />
        <WordFields
          {...{ language, words, isFixed, problems: fields }}
          onChange={(changed) =>
            setWritten((now) => ({ ...now, texts: { ...now.texts, [language]: changed } }))
          }
        />
        <LinkField
          value={written.path}
          isDisabled={isFixed}
          problem={fields['path']}
          onChange={(path) => setWritten((now) => ({ ...now, path }))}
        />
        <TopicField
          value={written.topic}
          isDisabled={isFixed}
          reach={reply.reach}
          onChange={(topic) => setWritten((now) => ({ ...now, topic }))}
        />
        <CertificateField
          value={written.certificate}
          isDisabled={isFixed}
          problem={fields['certificate']}
          onChange={(certificate) => setWritten((now) => ({ ...now, certificate }))}
        />
        <NoticeHistory notice={notice} fourEyes={reply.fourEyes} />
        {!conflict && (
          <NoticeActions
            {...{ notice, written, language, reply }}
            onSave={noteSent}
            onMade={noteMade}
            onFailure={fail}
          />
        )}
      </div>
      <NoticePreview {...words} language={language} />
    </div>
  );
}

/** The open language, and what was refused of its fields; a refusal opens the language that it is about. */
function useProblems() {
  const [language, setLanguage] = useState<Language>('en');
  const [error, setError] = useState<Error | null>(null);
  const names = [
    `texts.${language}.title`,
    `texts.${language}.text`,
    'topic',
    'path',
    'certificate',
  ];
  const { fields, message } = useFormProblems(error, names);
  const fail = (failure: Error | null) => {
    setError(failure);
    const refused = refusedLanguage(failure);
    if (refused) setLanguage(refused);
  };
  return { form: useLeadToRefusal(error), language, setLanguage, fields, message, fail };
}

/** The names of the fields. */
function useLabels() {
  const say = useSay();
  return {
    title: say('Title', 'शीर्षक'),
    text: say('Text', 'पाठ'),
    path: say('Opens', 'क्या खुलेगा'),
    topic: say('Topic', 'विषय'),
    certificate: say('Certificate number', 'प्रमाण-पत्र संख्या'),
  };
}

import { useEffect, useState } from 'react';
import { isWritable } from '#broadcasts/console/broadcast-texts.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/languages.ts';
import { FormFailure } from '#ui/console/form-failure.tsx';
import { useFormProblems } from '#ui/console/form-problems.ts';
import { useKeptWords } from '#ui/console/kept-words.ts';
import { LanguageTabs } from '#ui/console/language-tabs.tsx';
import { usePermission } from '#ui/console/me.ts';
import type { listPushNotices, PushNotice } from '../contract.ts';
import { CertificateField } from './certificate-field.tsx';
import { LinkField } from './link-field.tsx';
import { refusedLanguage } from './missing-words.ts';
import { NoticeActions } from './notice-actions.tsx';
import { NoticeHistory } from './notice-history.tsx';
import { NoticePreview } from './notice-preview.tsx';
import { TopicField } from './topic-field.tsx';
import { sameWords } from './use-notice.ts';
import type { Written } from './use-notice.ts';
import { WordFields } from './word-fields.tsx';

interface NoticeFormProps {
  notice: PushNotice | undefined;
  reply: ReplyOf<typeof listPushNotices>;
}

const empty: Written = { texts: {}, topic: 'news', path: '/', certificate: null };

/** The words of a message in each language, beside the way phones show them. */
export function NoticeForm({ notice, reply }: NoticeFormProps) {
  const may = usePermission();
  const { written, setWritten, forget } = useWritten(notice);
  const { language, setLanguage, fields, message, fail } = useProblems();
  const isFixed = !isWritable(notice) || !may('push:write');
  const words = written.texts[language] ?? { title: '', text: '' };
  return (
    <div className="broadcast-editor">
      <div className="form-stack">
        <FormFailure message={message} />
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
        <NoticeActions
          {...{ notice, written, language, reply }}
          onSaved={forget}
          onFailure={fail}
        />
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
  return { language, setLanguage, fields, message, fail };
}

/** The words as they are typed, which stay on the device until the server has them. */
function useWritten(notice: PushNotice | undefined) {
  const revision = notice?.revision ?? 0;
  const device = useKeptWords<Written>(`push ${notice?.id ?? 'new'}`);
  const [written, setWritten] = useState<Written>(() => device.readAt(revision) ?? notice ?? empty);
  useEffect(() => {
    if (sameWords(notice ?? empty, written)) device.forget();
    else device.keep({ revision, written });
  }, [device, notice, revision, written]);
  return { written, setWritten, forget: device.forget };
}

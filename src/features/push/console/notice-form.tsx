import { useState } from 'react';
import type { ReplyOf } from '#contract/endpoint.ts';
import { languages } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { FormFailure } from '#ui/console/form-failure.tsx';
import { useFormProblems } from '#ui/console/form-problems.ts';
import { useMay } from '#ui/console/me.ts';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx';
import type { listPushNotices, PushNotice } from '../contract.ts';
import { LONGEST_TEXT, LONGEST_TITLE, pushTopics } from '../contract/topics.ts';
import type { PushTopic } from '../contract/topics.ts';
import { LinkField } from './link-field.tsx';
import { NoticeActions } from './notice-actions.tsx';
import { NoticeHistory } from './notice-history.tsx';
import { NoticePreview } from './notice-preview.tsx';
import { topicTexts } from './push-texts.ts';
import type { Written } from './use-notice.ts';

interface NoticeFormProps {
  notice: PushNotice | undefined;
  reply: ReplyOf<typeof listPushNotices>;
}

const empty: Written = { texts: {}, topic: 'news', path: '/' };

/** The words of a message in each language, beside the way phones show them. */
export function NoticeForm({ notice, reply }: NoticeFormProps) {
  const say = useSay();
  const sayText = useSayText();
  const may = useMay();
  const [written, setWritten] = useState<Written>(notice ?? empty);
  const [language, setLanguage] = useState<Language>('en');
  const [error, setError] = useState<Error | null>(null);
  const names = [`texts.${language}.title`, `texts.${language}.text`, 'topic', 'path'];
  const { fields, message } = useFormProblems(error, names);
  const isOpen = !notice || ['draft', 'waiting', 'approved'].includes(notice.state);
  const isFixed = !isOpen || !may('push:write');
  const { title = '', text = '' } = written.texts[language] ?? {};
  const write = (words: { title?: string; text?: string }) =>
    setWritten((now) => ({
      ...now,
      texts: { ...now.texts, [language]: { title, text, ...words } },
    }));
  const limit = (length: number, most: number) =>
    say(`${length} of ${most} characters`, `${most} में से ${length} अक्षर`);
  return (
    <div className="push-editor">
      <div className="push-form">
        <FormFailure message={message} />
        <div className="view-tabs" role="group" aria-label={say('Language', 'भाषा')}>
          {reply.languages.map((each) => (
            <button
              key={each}
              type="button"
              className="view-tab"
              lang={each}
              aria-pressed={each === language}
              onClick={() => setLanguage(each)}
            >
              {languages[each].name}
              {written.texts[each]?.title && ' ✓'}
            </button>
          ))}
        </div>
        <TextField
          label={say('Title', 'शीर्षक')}
          value={title}
          lang={language}
          maxLength={LONGEST_TITLE}
          readOnly={isFixed}
          hint={limit(title.length, LONGEST_TITLE)}
          problem={fields[`texts.${language}.title`]}
          onChange={({ currentTarget }) => write({ title: currentTarget.value })}
        />
        <TextAreaField
          label={say('Text', 'पाठ')}
          value={text}
          lang={language}
          rows={3}
          maxLength={LONGEST_TEXT}
          readOnly={isFixed}
          hint={limit(text.length, LONGEST_TEXT)}
          problem={fields[`texts.${language}.text`]}
          onChange={({ currentTarget }) => write({ text: currentTarget.value })}
        />
        <LinkField
          value={written.path}
          isDisabled={isFixed}
          problem={fields['path']}
          onChange={(path) => setWritten((now) => ({ ...now, path }))}
        />
        <SelectField
          label={say('Topic', 'विषय')}
          value={written.topic}
          disabled={isFixed}
          hint={say(
            `Reaches ${reply.reach[written.topic].toLocaleString('en-IN')} devices now`,
            `अभी ${reply.reach[written.topic].toLocaleString('en-IN')} डिवाइस तक पहुँचेगा`,
          )}
          problem={fields['topic']}
          onChange={({ currentTarget }) =>
            setWritten((now) => ({ ...now, topic: currentTarget.value as PushTopic }))
          }
        >
          {pushTopics.map((topic) => (
            <option key={topic} value={topic}>
              {sayText(topicTexts[topic])}
            </option>
          ))}
        </SelectField>
        <NoticeHistory notice={notice} fourEyes={reply.fourEyes} />
        <NoticeActions {...{ notice, written, language, reply }} onFailure={setError} />
      </div>
      <NoticePreview title={title} text={text} language={language} />
    </div>
  );
}

import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { allLanguages, languages as names } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { classNames } from '#ui/class-names.ts';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { StatusMark } from '#ui/console/status-mark.tsx';
import { Icon } from '#ui/icon.tsx';
import { lanesOf, partOf, statusOf, useEditing } from './editing-context.ts';
import type { DraftPart } from './editing-context.ts';
import { FieldRow } from './field-row.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import { focusInReach, useWantedField } from './next-behind.ts';
import type { WantedField } from './next-behind.ts';

/** Languages side by side: the original left, a translation right; tabs where there is no room. */
export function Lanes({ isNarrow, above }: { isNarrow: boolean; above: ReactNode }) {
  const { languages, draft, collection } = useEditing();
  const [chosen, setChosen] = useState<Language>(languages[1] ?? draft.original);
  const [tab, setTab] = useState<Language>(draft.original);
  const fields = lanesOf(collection);
  const sayText = useSayText();
  const translation = languages.includes(chosen) ? chosen : (languages[1] ?? draft.original);
  const hasTwo = languages.length > 1;
  const open = (language: Language) => {
    setTab(language);
    if (language !== draft.original) setChosen(language);
  };
  useOpenedField(languages, open);
  const lanes = hasTwo ? [draft.original, translation] : [draft.original];
  return (
    <section
      className={classNames('lanes', isNarrow && 'lanes-narrow', !hasTwo && 'lanes-single')}
      data-tab={tab === draft.original ? 'original' : 'translation'}
      aria-label={sayText(collection.label.one)}
    >
      {above}
      {hasTwo && <LanguageTabs chosen={tab} onChoose={open} />}
      {lanes.map((language, at) => (
        <LaneHead
          key={language}
          language={language}
          {...(at === 1 && languages.length > 2 && { choose: open })}
        />
      ))}
      {fields.map((field) =>
        lanes.map((language, at) => (
          <div
            key={`${field.name} ${language}`}
            className={classNames('lane', at === 0 ? 'lane-original' : 'lane-translation')}
          >
            <FieldRow part={language} field={field} />
          </div>
        )),
      )}
    </section>
  );
}

/** Opens the language of a field that somebody goes to, and puts the caret there once it is shown. */
function useOpenedField(languages: readonly Language[], open: (language: Language) => void): void {
  const [wanted, setWanted] = useState<WantedField>();
  useWantedField((field) => {
    const language = languages.find((code) => code === field.part);
    if (!language) return;
    open(language);
    setWanted(field);
  });
  useEffect(() => {
    if (wanted) focusInReach(wanted);
  }, [wanted]);
}

interface LaneHeadProps {
  language: Language;
  /** Where there are more translations than fit. */
  choose?: (language: Language) => void;
}

function LaneHead({ language, choose }: LaneHeadProps) {
  const say = useSay();
  const { draft, languages } = useEditing();
  const part = partOf(draft, language);
  const isOriginal = language === draft.original;
  const behind = part?.behind.length ?? 0;
  const { name: original } = names[draft.original];
  return (
    <header
      className={classNames('lane', 'lane-head', isOriginal ? 'lane-original' : 'lane-translation')}
    >
      {choose ? (
        <span className="field-box lane-choice">
          <select
            className="input"
            aria-label={say('Translation', 'अनुवाद')}
            value={language}
            onChange={({ target }) => {
              const code = allLanguages.find((each) => each === target.value);
              if (code) choose(code);
            }}
          >
            {languages
              .filter((code) => code !== draft.original)
              .map((code) => (
                <option key={code} value={code} lang={code}>
                  {names[code].name}
                </option>
              ))}
          </select>
          <span className="field-chevron">
            <Icon name="chevron" />
          </span>
        </span>
      ) : (
        <h2 lang={language}>{names[language].name}</h2>
      )}
      {isOriginal && <span className="row-note">{say('original', 'मूल')}</span>}
      <span className="lane-state">
        <StatusMark status={statusOf(draft, language)} isNamed />
        <UnsentChanges part={part} />
        {behind > 0 && (
          <span className="row-note">
            {say(
              `${behind === 1 ? '1 field' : `${behind} fields`} behind the ${original}`,
              `${behind} फ़ील्ड ${original} से पीछे`,
            )}
          </span>
        )}
      </span>
    </header>
  );
}

/** Tells of a text that is newer than the one of its state. */
function UnsentChanges({ part }: { part: DraftPart | undefined }) {
  const say = useSay();
  if (!part?.hasChanges) return null;
  if (part.state === 'scheduled')
    return <span className="row-note">{say('changes not planned', 'बदलाव तय समय में नहीं')}</span>;
  if (part.liveRevision === null) return null;
  return <span className="row-note">{say('changes not live', 'बदलाव प्रकाशित नहीं')}</span>;
}

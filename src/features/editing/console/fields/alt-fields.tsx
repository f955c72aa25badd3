import type { FieldDescription } from '#content/declare/describe.ts';
import { languages as names } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { classNames } from '#ui/class-names.ts';
import { useSay } from '#ui/console/say.tsx';
import { mayIn } from '../../contract/reach.ts';
import { BehindNote } from '../behind-note.tsx';
import { partOf, useEditing, useVersion } from '../editing-context.ts';
import { TextControl } from './text-control.tsx';

/** The description of a picture for those who cannot see it: a field in each language that has begun. */
export function AltFields({ id, field }: { id: string; field: FieldDescription }) {
  const say = useSay();
  const { draft, languages } = useEditing();
  const begun = languages.filter((code) => code === draft.original || partOf(draft, code));
  return (
    <div className="alts">
      <p className="alts-head">{say('For those who cannot see it', 'जो देख नहीं सकते, उनके लिए')}</p>
      {begun.map((language) => (
        <AltField key={language} id={`${id}-${language}`} field={field} language={language} />
      ))}
    </div>
  );
}

interface AltFieldProps {
  id: string;
  field: FieldDescription;
  language: Language;
}

function AltField({ id, field, language }: AltFieldProps) {
  const say = useSay();
  const { saving, collection, draft } = useEditing();
  const version = useVersion(language, field.name);
  const initial = saving.value(language, field.name);
  const { name } = names[language];
  const isMissing = field.isRequired && !initial;
  const behind = partOf(draft, language)?.behind.find((each) => each.field === field.name);
  return (
    <div
      className={classNames('field', 'edited', isMissing && 'field-error')}
      data-field={field.name}
      data-part={language}
    >
      <label className="field-label" htmlFor={id}>
        {say(`What the picture shows, in ${name}`, `तस्वीर में क्या है, ${name} में`)}
      </label>
      <TextControl
        key={version}
        id={id}
        part={language}
        field={{ ...field, limits: { most: 400 } }}
        language={language}
        initial={initial}
        isReadOnly={!mayIn(collection.can.write, language)}
        isInvalid={isMissing}
        describedBy={isMissing ? `${id}-problem` : undefined}
        onType={(value) => saving.type(language, field.name, value)}
      />
      {behind && <BehindNote part={language} behind={behind} />}
      {isMissing && (
        <p className="field-problem" id={`${id}-problem`}>
          {say(`Say in ${name} what the picture shows`, `${name} में लिखें, तस्वीर में क्या है`)}
        </p>
      )}
    </div>
  );
}

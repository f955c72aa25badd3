import type { FieldDescription } from '#content/declare/describe.ts';
import { languages as allNames } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { CheckField } from '#ui/check-field.tsx';
import { useSayText } from '#ui/console/say.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { ChoiceList } from './choice-list.tsx';
import { OrderedList } from './ordered-list.tsx';
import { PictureField } from './picture-field.tsx';
import type { Json, Part, Settings } from './use-settings.ts';

interface SettingsFieldProps {
  field: FieldDescription;
  part: Part;
  settings: Settings;
  languages: readonly Language[];
}

const LONGEST_LINE = 120;

/** A field of the settings, drawn from its declaration. */
export function SettingsField(props: SettingsFieldProps) {
  const { widget } = props.field;
  if (widget === 'picture' || widget === 'list') return <WholeField {...props} />;
  if (widget === 'boolean') return <BooleanField {...props} />;
  return widget === 'byLanguage' ? <LanguagesField {...props} /> : <LineField {...props} />;
}

/** A field of several controls, with what is wrong below all of them. */
function WholeField(props: SettingsFieldProps) {
  const { field, part, settings } = props;
  const problem = settings.problemOf(part, field.name);
  return (
    <div>
      {field.widget === 'picture' ? <PictureField {...props} /> : <ListField {...props} />}
      {problem && <p className="field-problem">{problem}</p>}
    </div>
  );
}

function ListField({ field, part, settings }: SettingsFieldProps) {
  const sayText = useSayText();
  const value = settings.valueOf(part, field.name);
  const List = field.name === 'menuOrder' ? OrderedList : ChoiceList;
  return (
    <List
      field={field}
      label={sayText(field.label)}
      value={Array.isArray(value) ? value.map(String) : []}
      onChange={(next) => settings.change(part, field.name, next)}
    />
  );
}

function BooleanField({ field, part, settings }: SettingsFieldProps) {
  const sayText = useSayText();
  return (
    <CheckField
      label={sayText(field.label)}
      hint={sayText(field.help)}
      checked={settings.valueOf(part, field.name) === true}
      problem={settings.problemOf(part, field.name)}
      onChange={({ target }) => settings.change(part, field.name, target.checked)}
    />
  );
}

function LanguagesField({ field, part, settings, languages }: SettingsFieldProps) {
  const sayText = useSayText();
  const texts = (settings.valueOf(part, field.name) ?? {}) as Record<string, string>;
  return languages.map((language) => (
    <TextField
      key={language}
      label={`${sayText(field.label)}, ${allNames[language].name}`}
      hint={sayText(field.help)}
      lang={language}
      maxLength={field.of?.limits.most}
      value={texts[language] ?? ''}
      problem={settings.problemOf(part, field.name, language)}
      onChange={({ target }) =>
        settings.change(part, field.name, { ...texts, [language]: target.value })
      }
    />
  ));
}

function LineField({ field, part, settings }: SettingsFieldProps) {
  const sayText = useSayText();
  const { name, widget, limits, isRequired } = field;
  const value = settings.valueOf(part, name) ?? '';
  const change = (next: Json) => settings.change(part, name, next);
  const text = {
    label: sayText(labelOf(field)) + (part === 'facts' ? '' : `, ${allNames[part].name}`),
    hint: name === 'title' ? undefined : sayText(field.help),
    optional: isRequired ? undefined : sayText({ en: 'optional', hi: 'वैकल्पिक' }),
    maxLength: limits.most,
    value: String(value),
    problem: settings.problemOf(part, name),
    ...(part !== 'facts' && { lang: part }),
  };
  if (widget === 'number')
    return (
      <TextField
        {...text}
        {...{ type: 'number', min: limits.from, max: limits.to }}
        onChange={({ target }) => change(target.value === '' ? null : Number(target.value))}
      />
    );
  const Box = isLong(field) ? TextAreaField : TextField;
  return <Box {...text} onChange={({ target }: Typed) => change(target.value)} />;
}

interface Typed {
  target: { value: string };
}

const isLong = ({ name, widget, limits }: FieldDescription) =>
  widget === 'text' && name !== 'title' && (limits.most ?? 0) > LONGEST_LINE;

/** The title of the settings is the name of whom they are about. */
export const labelOf = ({ name, label }: FieldDescription) =>
  name === 'title' ? { en: 'Name', hi: 'नाम' } : label;

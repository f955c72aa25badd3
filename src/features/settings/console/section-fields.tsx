import type { FieldDescription } from '#content/declare/describe.ts';
import { primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { ColourSection } from './colour-section.tsx';
import type { SettingsSection } from './sections.ts';
import { SettingsField } from './settings-field.tsx';
import type { Settings } from './use-settings.ts';

interface SectionFieldsProps {
  section: SettingsSection;
  settings: Settings;
  fields: ReadonlyMap<string, FieldDescription>;
  /** Those that the site offers. */
  languages: readonly Language[];
}

/** The fields of a section: what is in every language first, then the words of each. */
export function SectionFields({ section, settings, fields, languages }: SectionFieldsProps) {
  if (section.slug === 'colour')
    return (
      <ColourSection
        hue={Number(settings.valueOf('facts', 'hue') ?? 0)}
        liveHue={settings.live?.hue}
        onChange={(hue) => settings.change('facts', 'hue', hue)}
      />
    );
  const written = [...new Set([primaryLanguage, ...languages, ...settings.languages])];
  return (
    <div className="settings-fields">
      {section.facts.map((name) => {
        const field = fields.get(name);
        return (
          field && (
            <SettingsField
              key={name}
              {...{ field, settings }}
              part="facts"
              languages={name === 'slogans' ? written : languages}
            />
          )
        );
      })}
      {section.words.map((name) => {
        const field = fields.get(name);
        return (
          field &&
          written.map((language) => (
            <SettingsField
              key={`${name} ${language}`}
              {...{ field, settings, languages }}
              part={language}
            />
          ))
        );
      })}
    </div>
  );
}

import { isLanguage, languages } from '#contract/languages.ts';
import { topicNames } from '#contract/topics.ts';
import { CheckField } from '#ui/check-field.tsx';
import { SelectField } from '#ui/field.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { FieldErrors } from '#ui/use-submission.ts';
import { boxOf } from './wishes.ts';
import type { Wishes } from './wishes.ts';
import './wish-fields.css';

interface WishFieldsProps {
  wishes: Wishes;
  problems?: FieldErrors;
}

/** The topics of the newsletter, and its language. */
export function WishFields({ wishes, problems = {} }: WishFieldsProps) {
  const { t } = useTranslation();
  const { campaign } = useRootData();
  const offered = campaign.languages.filter(isLanguage);
  // Somebody may have chosen one that was switched off since.
  const listed = offered.includes(wishes.language) ? offered : [...offered, wishes.language];
  return (
    <>
      <fieldset className="letter-topics">
        <legend>{t('letter.about')}</legend>
        {topicNames.map((topic, at) => (
          <CheckField
            key={topic}
            name={boxOf(topic)}
            label={t(`push.${topic}`)}
            defaultChecked={wishes.topics.includes(topic)}
            problem={at === 0 ? problems['topics'] : undefined}
          />
        ))}
      </fieldset>
      {listed.length > 1 ? (
        <SelectField
          id="letter-language"
          name="language"
          label={t('letter.language')}
          defaultValue={wishes.language}
          problem={problems['language']}
        >
          {listed.map((code) => (
            <option key={code} value={code} lang={code}>
              {languages[code].name}
            </option>
          ))}
        </SelectField>
      ) : (
        <input type="hidden" name="language" value={wishes.language} />
      )}
    </>
  );
}

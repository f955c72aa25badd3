import { useEffect, useRef, useState } from 'react';
import { allLanguages, languages } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { Honeypot } from '#ui/forms/honeypot.tsx';
import { FormFailure, usePostedForm } from '#ui/forms/posted-form.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { useSubmission } from '#ui/use-submission.ts';
import type { FieldErrors } from '#ui/use-submission.ts';
import { KitResult } from './kit-result.tsx';
import { KitSketch } from './kit-sketch.tsx';
import { makeFile, prepareMaking } from './make-file.ts';
import type { MadeFile } from './make-file.ts';
import { ShapeChoice } from './shape-choice.tsx';
import type { Shape } from './shape-choice.tsx';

export interface ChosenEvent {
  slug: string;
  title: string;
  /** In the language of the page, from the server: browsers name months otherwise in some languages. */
  day: string;
  language: Language;
}

/** The form beside a sketch of the picture, and the picture itself once it is made. */
export function KitForm({ events }: { events: readonly ChosenEvent[] }) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const { typed, problems, failure, message } = usePostedForm();
  const [name, setName] = useState(typed['name'] ?? '');
  const [shape, setShape] = useState((typed['shape'] ?? 'status') as Shape);
  const [made, setMade] = useState<MadeFile>();
  const part = useRef<HTMLDivElement>(null);
  // Somebody may have typed before the page was ready.
  useEffect(() => {
    const form = part.current?.querySelector('form');
    if (!form) return;
    const fields = new FormData(form);
    setName(String(fields.get('name') ?? ''));
    setShape(fields.get('shape') as Shape);
  }, []);
  const as = useRef<'picture' | 'pdf'>('picture');
  const { errors, busy, handlers } = useSubmission({
    check: () => ({}),
    send: (fields) => makeFile(fields, as.current),
    prepare: prepareMaking,
    region: t('frame.messages'),
    initial: problems,
    quiet: true,
    onSuccess: ({ file }) => setMade(file),
  });
  return (
    <div className="kit" ref={part}>
      <form
        className="fields"
        action={to('/rally-kit')}
        method="post"
        data-enhanced
        noValidate
        {...handlers}
      >
        <FormFailure failure={failure} message={message} />
        <ShapeChoice chosen={shape} onChoose={setShape} />
        <KitFields events={events} typed={typed} errors={errors} onName={setName} />
        <Honeypot />
        <Button wide busy={busy} name="as" value="picture" onClick={() => (as.current = 'picture')}>
          {t(busy ? 'kit.making' : 'kit.make')}
        </Button>
        <Button wide kind="line" name="as" value="pdf" onClick={() => (as.current = 'pdf')}>
          {t('kit.print')}
        </Button>
        <p className="type-meta">{t('kit.private')}</p>
      </form>
      {made ? (
        <KitResult key={made.address} file={made} />
      ) : (
        <KitSketch name={name} shape={shape} />
      )}
    </div>
  );
}

interface KitFieldsProps {
  events: readonly ChosenEvent[];
  typed: Record<string, string>;
  errors: FieldErrors;
  onName: (name: string) => void;
}

function KitFields({ events, typed, errors, onName }: KitFieldsProps) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const field = (key: string, usual = '') => ({
    name: key,
    defaultValue: typed[key] ?? usual,
    problem: errors[key],
  });
  return (
    <>
      <TextField
        {...field('name')}
        label={t('kit.name')}
        optional={t('join.optional')}
        hint={t('kit.nameHint')}
        maxLength={40}
        autoComplete="name"
        onInput={(event) => onName(event.currentTarget.value)}
      />
      <SelectField {...field('language', language)} label={t('kit.language')}>
        {allLanguages.map((code) => (
          <option key={code} value={code} lang={code}>
            {languages[code].name}
          </option>
        ))}
      </SelectField>
      <SelectField {...field('event')} label={t('kit.event')} optional={t('join.optional')}>
        <option value="">{t('kit.noEvent')}</option>
        {events.map(({ slug, title, day, language: own }) => (
          <option key={slug} value={slug} lang={own}>
            {day}: {title}
          </option>
        ))}
      </SelectField>
    </>
  );
}

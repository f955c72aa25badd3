import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { primaryLanguage } from '#contract/languages.ts';
import { ActionButton, ActionLink } from '#ui/console/action-button.tsx';
import { campaign } from '#ui/console/campaign.ts';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { FailedState, RowSkeletons } from '#ui/console/screen-state.tsx';
import { BackLink, useTitle } from '#ui/console/screen.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { useGoOn } from '#ui/console/use-go-on.ts';
import { useToast } from '#ui/console/use-toast.ts';
import { Mark } from '#ui/mark.tsx';
import { ChangedByOthers } from './changed-by-others.tsx';
import { ExamplePart } from './example-part.tsx';
import { steps } from './first-run-steps.ts';
import type { FirstRunStep } from './first-run-steps.ts';
import { FrontPage } from './front-page.tsx';
import { Signs } from './painted-wall.tsx';
import { refusedFields } from './refused-fields.ts';
import { SectionFields } from './section-fields.tsx';
import { useFields } from './use-fields.ts';
import { useSettings } from './use-settings.ts';
import type { Settings } from './use-settings.ts';
import './settings.css';

// spec: agent-first-run
/**
 * The way from the example to a campaign of one's own: one question a screen, the front page beside
 * it.
 */
export default function FirstRunScreen() {
  const say = useSay();
  const settings = useSettings('first run');
  const { step: slug } = useParams();
  const place = Math.max(
    0,
    steps.findIndex((each) => each.slug === slug),
  );
  const step = steps[place];
  useTitle(say('Make it your campaign', 'इसे अपना अभियान बनाएँ'));
  if (!step) return null;
  const isReady = !settings.isLoading;
  return (
    <div className="first-run">
      <StepList place={place} />
      <div className="first-run-step">
        <Question step={step} place={place} />
        <Answer step={step} settings={settings} />
        {isReady && <Onward settings={settings} place={place} />}
      </div>
      {isReady && <FrontPage settings={settings} />}
    </div>
  );
}

/** The fields of a step, or the way to where it is answered. */
function Answer({ step, settings }: { step: FirstRunStep; settings: Settings }) {
  const say = useSay();
  const { fields, languages } = useFields();
  if (settings.error) return <FailedState error={settings.error} retry={settings.retry} />;
  if (settings.isLoading || fields.size === 0) return <RowSkeletons rows={3} />;
  if (step.slug === 'people')
    return (
      <ActionLink kind="line" to="/people">
        {say('Invite people', 'लोगों को बुलाएँ')}
      </ActionLink>
    );
  return (
    <>
      <ChangedByOthers {...{ settings, fields }} />
      <SectionFields
        {...{ settings, fields }}
        section={step}
        languages={languages.length > 0 ? languages : [primaryLanguage]}
      />
      {step.words.includes('title') && <SignOfCampaign settings={settings} />}
    </>
  );
}

/** The sign follows the name, as soon as it is typed. */
function SignOfCampaign({ settings: { languages, valueOf } }: { settings: Settings }) {
  const say = useSay();
  const names = languages.map((language): [string, string] => [
    language,
    String(valueOf(language, 'title') ?? ''),
  ]);
  return (
    <section className="first-run-sign">
      <h2>{say('Sign of the campaign', 'अभियान का निशान')}</h2>
      <Signs hue={Number(valueOf('facts', 'hue') ?? 0)} names={names} />
      <p className="row-note">
        {say(
          'The first letter of the name in each language. It stands on every page, on share pictures and on home screens.',
          'हर भाषा में नाम का पहला अक्षर\u202f। यह हर पन्ने, साझा चित्र और फ़ोन की होम स्क्रीन पर रहता है\u202f।',
        )}
      </p>
    </section>
  );
}

function Question({ step, place }: { step: FirstRunStep; place: number }) {
  const say = useSay();
  const sayText = useSayText();
  return (
    <header className="first-run-question">
      <p className="row-note">
        {say(`Step ${place + 1} of ${steps.length}`, `${steps.length} में से क़दम ${place + 1}`)}
      </p>
      <h1>{sayText(step.question)}</h1>
      <p>{sayText(step.help)}</p>
    </header>
  );
}

function StepList({ place }: { place: number }) {
  const say = useSay();
  const sayText = useSayText();
  return (
    <nav className="first-run-list" aria-label={say('Steps', 'क़दम')}>
      <div className="first-run-head">
        <BackLink to="/" />
        <Mark letter={campaign.inLanguage[useConsoleLanguage()].letter} />
        <p className="first-run-title">{say('Make it your campaign', 'इसे अपना अभियान बनाएँ')}</p>
      </div>
      <ol>
        {steps.map(({ slug, label }, index) => (
          <li key={slug}>
            <Link
              className="first-run-link"
              to={`/first-run/${slug}`}
              aria-current={index === place ? 'step' : undefined}
            >
              <b>{index + 1}</b> <span>{sayText(label)}</span>
            </Link>
          </li>
        ))}
      </ol>
      <p className="row-note">
        {say(
          'About ten minutes. You may stop after any step; the site is already there.',
          'क़रीब दस मिनट\u202f। किसी भी क़दम के बाद रुक सकते हैं; साइट पहले से चल रही है\u202f।',
        )}
      </p>
      <ExamplePart />
    </nav>
  );
}

/** Sends what was typed and goes on; `Later` goes on and leaves it on the device. */
function Onward({ settings, place }: { settings: Settings; place: number }) {
  const say = useSay();
  const toast = useToast();
  const goOn = useGoOn();
  const [isKeeping, setKeeping] = useState(false);
  const next = steps[place + 1];
  const step = steps[place];
  const fields = [...(step?.facts ?? []), ...(step?.words ?? [])];
  const hasChanges = settings.hasChangesIn(fields);
  const to = next ? `/first-run/${next.slug}` : '/';
  const keep = async () => {
    setKeeping(true);
    try {
      const send = settings.needsReview ? settings.submit : settings.publish;
      if (!hasChanges || (await send(fields))) void goOn(to);
    } catch (error) {
      if (!refusedFields(error).some(({ field }) => fields.includes(field))) toast.error(error);
    } finally {
      setKeeping(false);
    }
  };
  useShortcut('Ctrl Enter', ['Keep and go on', 'रखें और आगे बढ़ें'], () => void keep());
  return (
    <p className="first-run-onward">
      <ActionButton busy={isKeeping} keys="Ctrl Enter" onClick={() => void keep()}>
        {next ? say('Keep and go on', 'रखें और आगे बढ़ें') : say('Done', 'पूरा हुआ')}
      </ActionButton>
      {next && (
        <ActionLink kind="quiet" to={to}>
          {say('Later', 'बाद में')}
        </ActionLink>
      )}
      {hasChanges && (
        <span className="row-note">
          {say('What you typed stays on this device.', 'लिखा हुआ इस डिवाइस पर रहता है\u202f।')}
        </span>
      )}
    </p>
  );
}

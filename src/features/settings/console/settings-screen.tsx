import { Link, useParams } from 'react-router';
import type { Language } from '#contract/languages.ts';
import { revealFocused, useChosenInStrip } from '#ui/console/reveal-in-strip.ts';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { FailedState, RowSkeletons } from '#ui/console/screen-state.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { AddressesSection } from './addresses-section.tsx';
import { BannersSection } from './banners-section.tsx';
import { ChangedByOthers } from './changed-by-others.tsx';
import { lookOf } from './look-of.ts';
import { LookPreview } from './look-preview.tsx';
import { SectionFields } from './section-fields.tsx';
import { sections } from './sections.ts';
import type { SettingsSection } from './sections.ts';
import { SendButtons } from './send-buttons.tsx';
import { useFields } from './use-fields.ts';
import { useSettings } from './use-settings.ts';
import type { Settings } from './use-settings.ts';
import './settings.css';

// spec: agent-settings
/** The settings: their sections at the left, one of them open, and the look beside it. */
export default function SettingsScreen() {
  const say = useSay();
  const settings = useSettings('settings');
  const { section: slug = 'colour' } = useParams();
  const section = sections.find((each) => each.slug === slug) ?? sections[0];
  if (!section) return null;
  const hasFields = section.facts.length + section.words.length > 0;
  return (
    <Screen
      title={say('Settings', 'सेटिंग')}
      actions={hasFields && <SendButtons section={section} settings={settings} />}
    >
      <div className="settings">
        <SectionList chosen={section.slug} />
        <div className="settings-section">
          <SectionHead section={section} />
          {hasFields && <Fields section={section} settings={settings} />}
          {section.slug === 'banners' && <BannersSection />}
          {section.slug === 'addresses' && <AddressesSection />}
        </div>
        {hasFields && !settings.isLoading && <Look settings={settings} />}
      </div>
    </Screen>
  );
}

function Fields({ section, settings }: { section: SettingsSection; settings: Settings }) {
  const { fields, languages } = useFields();
  if (settings.error) return <FailedState error={settings.error} retry={settings.retry} />;
  if (settings.isLoading || fields.size === 0) return <RowSkeletons />;
  return (
    <>
      <ChangedByOthers {...{ settings, fields }} />
      <SectionFields {...{ section, settings, fields, languages }} />
    </>
  );
}

function Look({ settings }: { settings: Settings }) {
  const say = useSay();
  const language: Language = useConsoleLanguage();
  return (
    <LookPreview
      look={lookOf(settings, language)}
      note={
        settings.needsReview
          ? say(
              'Covers and share pictures are painted anew with it. A setting needs two: you send it, another approves.',
              'आवरण और साझा चित्र भी नए रँगते हैं\u202f। सेटिंग के लिए दो लोग चाहिए: आप भेजें, दूसरे मंज़ूर करें\u202f।',
            )
          : say(
              'Covers and share pictures are painted anew with it.',
              'आवरण और साझा चित्र भी नए रँगते हैं\u202f।',
            )
      }
    />
  );
}

function SectionHead({ section }: { section: SettingsSection }) {
  const sayText = useSayText();
  return (
    <div className="settings-head">
      <h2>{sayText(section.label)}</h2>
      <p className="row-note">{sayText(section.help)}</p>
    </div>
  );
}

function SectionList({ chosen }: { chosen: string }) {
  const say = useSay();
  const sayText = useSayText();
  const strip = useChosenInStrip<HTMLElement>(chosen);
  return (
    <nav
      ref={strip}
      className="settings-list"
      aria-label={say('Sections of the settings', 'सेटिंग के हिस्से')}
    >
      {sections.map(({ slug, label }) => (
        <Link
          key={slug}
          onFocus={revealFocused}
          to={`/settings/${slug}`}
          className="settings-link"
          aria-current={slug === chosen ? 'page' : undefined}
        >
          {sayText(label)}
        </Link>
      ))}
    </nav>
  );
}

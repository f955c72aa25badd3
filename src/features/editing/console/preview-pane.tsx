import { useEffect, useRef, useState } from 'react';
import { useSyncExternalStore } from 'react';
import { ask } from '#client/query.ts';
import { languages as names } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { useSay } from '#ui/console/say.tsx';
import { FailedState } from '#ui/console/screen-state.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { createPreview } from '../contract.ts';
import { useEditing } from './editing-context.ts';
import { leadClicksToFields } from './lead-clicks.ts';
import { Segments } from './segments.tsx';

type Theme = 'light' | 'dark';

/** The real page with the drafts in it, beside the form: narrow or wide, in each language, by day or night. */
export function PreviewPane() {
  const say = useSay();
  const { draft, languages } = useEditing();
  const [width, setWidth] = useState<360 | 1440>(360);
  const [language, setLanguage] = useState<Language>(draft.original);
  const [theme, setTheme] = useState<Theme>('light');
  const { url, error, retry } = usePreviewAddress(language, theme);
  const written = languages.filter((code) => draft.parts.some(({ part }) => part === code));
  return (
    <section className="preview" aria-label={say('Preview', 'झलक')}>
      <div className="preview-tools">
        <Segments
          label={say('Width', 'चौड़ाई')}
          value={String(width)}
          onChange={(chosen) => setWidth(chosen === '360' ? 360 : 1440)}
          options={[
            { id: '360', label: '360' },
            { id: '1440', label: '1440' },
          ]}
        />
        {written.length > 1 && (
          <Segments
            label={say('Language', 'भाषा')}
            value={language}
            onChange={(chosen) => setLanguage(chosen)}
            options={written.map((code) => ({ id: code, label: names[code].name }))}
          />
        )}
        <Segments
          label={say('Light or dark', 'उजला या अँधेरा')}
          value={theme}
          onChange={(chosen) => setTheme(chosen)}
          options={[
            { id: 'light', label: say('Light', 'उजला') },
            { id: 'dark', label: say('Dark', 'अँधेरा') },
          ]}
        />
        {url && (
          <a className="action-quiet preview-alone" href={url} target="_blank" rel="noreferrer">
            {say('Open alone', 'अलग खोलें')}
            <ConsoleIcon name="next" />
          </a>
        )}
      </div>
      {error && <FailedState error={error} retry={retry} />}
      {url && <PreviewFrame key={url} url={url} width={width} language={language} />}
      <p className="preview-note">
        {say(
          'Click any word to land in its field. Only people who are logged in here can open this page, and its address ends after 15 minutes.',
          'किसी शब्द पर क्लिक करें, उसके फ़ील्ड पर पहुँचेंगे\u202f। यह पन्ना केवल यहाँ लॉग इन लोग खोल सकते हैं, और इसका पता 15 मिनट में ख़त्म हो जाता है\u202f।',
        )}
      </p>
    </section>
  );
}

const RENEW_MS = 14 * 60_000;

/** An address for this session; another one before it ends. */
function usePreviewAddress(language: Language, theme: Theme) {
  const { collection, draft, saving } = useEditing();
  const [url, setUrl] = useState<string | undefined>();
  const [error, setError] = useState<Error | undefined>();
  const [tries, setTries] = useState(0);
  const { name } = collection;
  const { id } = draft;
  useEffect(() => {
    let isWanted = true;
    const make = async () => {
      try {
        await saving.flush();
        const { data } = await ask(createPreview, {
          body: { collection: name, id, language, theme },
        });
        if (isWanted) setUrl(data.url);
      } catch (failure) {
        if (isWanted) setError(failure instanceof Error ? failure : new Error(String(failure)));
      }
    };
    void make();
    const timer = setInterval(() => void make(), RENEW_MS);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Another try asks again.
  }, [name, id, language, theme, saving, tries]);
  const retry = () => {
    setError(undefined);
    setTries(tries + 1);
  };
  return { url, error, retry };
}

interface PreviewFrameProps {
  url: string;
  width: 360 | 1440;
  language: Language;
}

/** The page in a frame of its real width, made smaller where it is wider than the place for it. */
function PreviewFrame({ url, width, language }: PreviewFrameProps) {
  const say = useSay();
  const { saving, collection } = useEditing();
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const scrolled = useRef(0);
  const [room, setRoom] = useState(0);
  const savedAt = useSyncExternalStore(saving.subscribe, () => {
    const state = saving.state();
    return state.kind === 'saved' ? state.at : 0;
  });
  const [shownAt, setShownAt] = useState(savedAt);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (savedAt === 0 || savedAt === shownAt) return;
    setShownAt(savedAt);
    scrolled.current = frame.current?.contentWindow?.scrollY ?? 0;
    frame.current?.contentWindow?.location.reload();
  }, [savedAt, shownAt]);
  useShortcut('Ctrl Shift .', ['Page or form', 'पन्ना या फ़ॉर्म'], () => {
    if (document.activeElement === frame.current)
      document.querySelector<HTMLElement>('.edited .input')?.focus();
    else frame.current?.focus();
  });
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  return (
    <div ref={place} className="preview-place">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- A page of this site, whose clicks lead to fields. */}
      <iframe
        ref={frame}
        className="preview-frame"
        title={say('The page as readers will see it', 'पन्ना, जैसा पाठक देखेंगे')}
        src={url}
        style={{ width, transform: `scale(${scale})`, height: `calc((100dvh - 13rem) / ${scale})` }}
        onLoad={({ currentTarget }) => {
          currentTarget.contentWindow?.scrollTo(0, scrolled.current);
          leadClicksToFields(currentTarget, { saving, collection, language });
        }}
      />
    </div>
  );
}

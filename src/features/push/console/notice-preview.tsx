import { useState } from 'react';
import { iconAddress } from '#contract/icon-address.ts';
import type { Language } from '#contract/languages.ts';
import { campaign } from '#ui/console/campaign.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';

interface NoticePreviewProps {
  title: string;
  text: string;
  language: Language;
}

const platforms = ['android', 'iphone', 'desktop'] as const;
const names = { android: 'Android', iphone: 'iPhone', desktop: 'Windows, Linux' };
const modes = ['light', 'dark'] as const;

/** A message as devices show it, in either colour mode. */
export function NoticePreview({ title, text, language }: NoticePreviewProps) {
  const say = useSay();
  const { name, letter } = campaign.inLanguage[useConsoleLanguage()];
  const [mode, setMode] = useState<(typeof modes)[number]>('light');
  const icon = iconAddress({ sign: letter, hue: campaign.hue, size: 192 });
  const texts = { light: say('Light', 'हल्का'), dark: say('Dark', 'गहरा') };
  return (
    <section className="broadcast-preview" aria-labelledby="push-preview">
      <h2 id="push-preview">{say('On devices', 'डिवाइस पर')}</h2>
      <div className="view-tabs" role="group" aria-label={say('Colours', 'रंग')}>
        {modes.map((each) => (
          <button
            key={each}
            type="button"
            className="view-tab"
            aria-pressed={each === mode}
            onClick={() => setMode(each)}
          >
            {texts[each]}
          </button>
        ))}
      </div>
      {platforms.map((platform) => (
        <figure key={platform} className={`push-device push-device-${platform} push-${mode}`}>
          <figcaption>{names[platform]}</figcaption>
          <div className="push-bubble">
            <img src={icon} alt="" width={40} height={40} />
            <div>
              <p className="push-bubble-from">{`${name} · ${location.hostname}`}</p>
              <p className="push-bubble-title" lang={language}>
                {title || say('Title', 'शीर्षक')}
              </p>
              <p className="push-bubble-text" lang={language}>
                {text || say('Text', 'पाठ')}
              </p>
            </div>
          </div>
        </figure>
      ))}
    </section>
  );
}

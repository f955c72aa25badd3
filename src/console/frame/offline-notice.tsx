import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { hourOfDay } from '#ui/console/console-dates.ts';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';

/** The screens on which what is typed stays on the device and is sent once the network is back. */
const KEEPS_WORDS = /^\/(?:content\/[^/]+\/[^/]+|newsletter\/[^/]+)/;

/** Tells at the top of the screen, as long as there is no network, since when. */
export function OfflineNotice() {
  const since = useOfflineSince();
  const isWriting = KEEPS_WORDS.test(useLocation().pathname);
  const say = useSay();
  const language = useConsoleLanguage();
  if (!since) return null;
  const from = hourOfDay(since, language);
  return (
    <p className="offline-notice" role="status">
      <ConsoleIcon name="offline" />
      <span>
        <b>{say(`No network since ${from}.`, `${from} से नेटवर्क नहीं\u202f।`)}</b>{' '}
        {isWriting
          ? say(
              'Write on: what you type is kept on this device and goes up by itself.',
              'लिखते रहें: जो लिखेंगे, इसी डिवाइस पर रहेगा और अपने आप चला जाएगा\u202f।',
            )
          : say(
              'Wait with buttons that send something until it is back.',
              'भेजने वाले बटन नेटवर्क आने पर दबाएँ\u202f।',
            )}
      </span>
    </p>
  );
}

function useOfflineSince(): Date | undefined {
  const [since, setSince] = useState(() => (navigator.onLine ? undefined : new Date()));
  useEffect(() => {
    const leave = () => setSince(new Date());
    const comeBack = () => setSince(undefined);
    window.addEventListener('offline', leave);
    window.addEventListener('online', comeBack);
    return () => {
      window.removeEventListener('offline', leave);
      window.removeEventListener('online', comeBack);
    };
  }, []);
  return since;
}

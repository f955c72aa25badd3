import { useState } from 'react';
import { Link } from 'react-router';
import { useCallQuery } from '#client/query.ts';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState } from '#ui/console/screen-state.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { readElectionClock } from '../contract.ts';
import { HeldList } from './held-list.tsx';
import { OverrideDialog } from './override-dialog.tsx';
import type { Letting } from './override-dialog.tsx';
import { PollForm } from './poll-form.tsx';
import { PollList } from './poll-list.tsx';
import './law.css';

const POLL_INTERVAL_MS = 30_000;

/** The law screen: when constituencies vote, and what the silence before each poll holds back. */
export default function LawScreen() {
  const say = useSay();
  const may = usePermission();
  const clock = useCallQuery(readElectionClock, {}, { refetchInterval: POLL_INTERVAL_MS });
  const [letting, setLetting] = useState<Letting>();
  const onLetOut = may('law:admin') ? setLetting : undefined;
  return (
    <Screen
      title={say('Law', 'क़ानून')}
      subtitle={
        <span className="law-links">
          <Link to="/law/ads">{say('Advertisements', 'विज्ञापन')}</Link>
          <Link to="/law/media">{say('AI media and takedowns', 'एआई मीडिया और हटाने के आदेश')}</Link>
        </span>
      }
    >
      {clock.data ? (
        <>
          <ClockBand silentUntil={clock.data.data.silentUntil} />
          <HeldList held={clock.data.data.held} onLetOut={onLetOut} />
          <PollList polls={clock.data.data.polls} onLetOut={onLetOut} />
          {may('law:admin') && <PollForm />}
        </>
      ) : (
        <QueryState query={clock} />
      )}
      {letting && <OverrideDialog letting={letting} onClose={() => setLetting(undefined)} />}
    </Screen>
  );
}

function ClockBand({ silentUntil }: { silentUntil: string | null }) {
  const say = useSay();
  const language = useConsoleLanguage();
  const until = silentUntil && dayAndHour(silentUntil, language);
  return (
    <div className={until ? 'state-band state-band-bad' : 'state-band'} role="status">
      <ConsoleIcon name={until ? 'warning' : 'check'} />
      <p>
        <strong>
          {until
            ? say(`Silence until ${until}.`, `${until} तक मौन अवधि है\u202f।`)
            : say('No silence is on now.', 'अभी कोई मौन अवधि नहीं है\u202f।')}
        </strong>{' '}
        {say(
          'In the 48 hours before a poll closes, posts, push messages, newsletters, the quiz and banners wait. Taking something down never waits.',
          'मतदान ख़त्म होने से पहले के 48 घंटों में पोस्ट, पुश संदेश, समाचार पत्र, क्विज़ और बैनर रुकते हैं\u202f। कुछ हटाना कभी नहीं रुकता\u202f।',
        )}
      </p>
    </div>
  );
}

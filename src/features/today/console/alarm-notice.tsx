import { useCallQuery } from '#client/query.ts';
import { readSiteState } from '#features/site-watch/contract.ts';
import { ActionLink } from '#ui/console/action-button.tsx';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';

const POLL_INTERVAL_MS = 60_000;

/** The alarm that the site shows something else than was published, to those who keep the record. */
export function AlarmNotice() {
  const say = useSay();
  const may = usePermission();
  const isTheirs = may('audit:read');
  const { data } = useCallQuery(
    readSiteState,
    {},
    { enabled: isTheirs, refetchInterval: POLL_INTERVAL_MS },
  );
  const { open = 0, alarms = [] } = data?.data ?? {};
  if (!isTheirs || open === 0) return null;
  const titles = [...new Set(alarms.filter(({ endedAt }) => !endedAt).map(({ title }) => title))];
  const [first = ''] = titles;
  return (
    <div className="today-notice today-alarm" role="alert">
      <ConsoleIcon name="warning" />
      <p>
        <strong>
          {say(
            'The site does not show what was published.',
            'साइट वह नहीं दिखा रही जो प्रकाशित हुआ था\u202f।',
          )}
        </strong>{' '}
        {titles.length > 1
          ? say(
              `“${first}” and ${titles.length - 1} more.`,
              `“${first}” और ${titles.length - 1}\u202f।`,
            )
          : say(`“${first}”.`, `“${first}”\u202f।`)}
      </p>
      <ActionLink to="/record/site">{say('See what differs', 'अंतर देखें')}</ActionLink>
    </div>
  );
}

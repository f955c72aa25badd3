import { useCallQuery } from '#client/query.ts';
import { readMediaRegister } from '#features/media-library/contract/register.ts';
import { ActionLink } from '#ui/console/action-button.tsx';
import { hourOfDay } from '#ui/console/console-dates.ts';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';

const POLL_INTERVAL_MS = 60_000;

/** Orders against files that wait, with the hour until which the law leaves time. */
export function TakedownNotice() {
  const say = useSay();
  const may = usePermission();
  const language = useConsoleLanguage();
  const isTheirs = may('law:read');
  const options = { enabled: isTheirs, refetchInterval: POLL_INTERVAL_MS };
  const { data } = useCallQuery(readMediaRegister, {}, options);
  const open = (data?.data.takedowns ?? []).filter(({ outcome }) => outcome === null);
  const [next] = open;
  if (!isTheirs || !next) return null;
  const until = hourOfDay(next.dueAt, language);
  return (
    <div className="today-notice today-alarm" role="alert">
      <ConsoleIcon name="clock" />
      <p>
        <strong>
          {say(
            `Take down or answer until ${until}: “${next.name}”.`,
            `${until} तक हटाइए या जवाब दीजिए: “${next.name}”\u202f।`,
          )}
        </strong>{' '}
        {open.length > 1 && say(`${open.length - 1} more wait.`, `${open.length - 1} और\u202f।`)}
      </p>
      <ActionLink to="/law/media">{say('Decide now', 'अभी फ़ैसला करें')}</ActionLink>
    </div>
  );
}

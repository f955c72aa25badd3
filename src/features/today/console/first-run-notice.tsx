import { useCallQuery } from '#client/query.ts';
import { readFirstRun } from '#features/first-run/contract.ts';
import { ActionLink } from '#ui/console/action-button.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';

/** The way to making the campaign one's own, as long as the site shows the example. */
export function FirstRunNotice() {
  const say = useSay();
  const may = usePermission();
  const isTheirs = may('settings:publish');
  const { data } = useCallQuery(readFirstRun, {}, { enabled: isTheirs });
  if (!isTheirs || !data?.data.isExample) return null;
  return (
    <div className="today-notice">
      <p>
        {say(
          `The site shows the example of ${data.data.name}. Make it your campaign; it takes ten minutes.`,
          `साइट पर अभी ${data.data.name} का नमूना है\u202f। इसे अपना अभियान बनाएँ; दस मिनट लगते हैं\u202f।`,
        )}
      </p>
      <ActionLink to="/first-run">{say('Make it yours', 'अपना बनाएँ')}</ActionLink>
    </div>
  );
}

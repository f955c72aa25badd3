import { Link } from 'react-router';
import { useCallQuery } from '#client/query.ts';
import { readSiteState } from '#features/site-watch/contract.ts';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { useSay } from '#ui/console/say.tsx';

/** Whether the site shows what was published, in a line that leads to more. */
export function SiteLine() {
  const say = useSay();
  const { data } = useCallQuery(readSiteState);
  if (!data) return null;
  const { open, compared } = data.data;
  const differs = open > 0;
  return (
    <div className={differs ? 'state-band state-band-bad' : 'state-band'}>
      <ConsoleIcon name={differs ? 'warning' : compared ? 'check' : 'clock'} />
      <p>
        {differs ? (
          <strong>
            {say(
              `The site differs from what was published in ${open} ${open === 1 ? 'place' : 'places'}.`,
              `साइट ${open} जगह प्रकाशित सामग्री से अलग है\u202f।`,
            )}
          </strong>
        ) : (
          say(
            compared
              ? 'The site shows what was published. It is compared every hour.'
              : 'The site has not been compared yet. It is compared every hour.',
            compared
              ? 'साइट वही दिखा रही है जो प्रकाशित हुआ\u202f। मिलान हर घंटे होता है\u202f।'
              : 'साइट का मिलान अभी नहीं हुआ है\u202f। यह हर घंटे होता है\u202f।',
          )
        )}
      </p>
      <Link className="row-title" to="/record/site">
        {say('What the site shows', 'साइट क्या दिखा रही है')}
      </Link>
    </div>
  );
}

import { Link } from 'react-router';
import { useCallMutation, useCallQuery } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { ActionButton, ActionLink } from '#ui/console/action-button.tsx';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState } from '#ui/console/screen-state.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { compareSite, readSiteState } from '../contract.ts';
import type { Alarm } from '../contract.ts';
import { useAlarmSentence } from './alarm-sentence.ts';
import { addressOf } from './bring-back-address.ts';
import { useCollections } from './use-collections.ts';
import './site-watch.css';

type State = ReplyOf<typeof readSiteState>['data'];

const POLL_INTERVAL_MS = 5_000;

/** Whether the site shows what was published; each difference, with the way to put it right. */
export default function SiteScreen() {
  const say = useSay();
  const may = usePermission();
  const state = useCallQuery(readSiteState, {}, { refetchInterval: POLL_INTERVAL_MS });
  return (
    <Screen
      title={say('What the site shows', 'साइट क्या दिखा रही है')}
      subtitle={say(
        'Every hour it is compared with what was published here.',
        'हर घंटे इसे यहाँ से प्रकाशित सामग्री से मिलाया जाता है\u202f।',
      )}
      back="/record"
      actions={
        may('settings:admin') && (
          <ActionLink to="/bring-back" kind="line" icon="undo">
            {say('Bring back to a moment', 'किसी समय पर वापस लाएँ')}
          </ActionLink>
        )
      }
    >
      {state.data ? (
        <>
          <SiteBand state={state.data.data} />
          <AlarmList alarms={state.data.data.alarms} />
        </>
      ) : (
        <QueryState query={state} rows={4} />
      )}
    </Screen>
  );
}

function SiteBand({ state }: { state: State }) {
  const say = useSay();
  const toast = useToast();
  const compare = useCallMutation(compareSite, { refreshes: [readSiteState] });
  const differs = state.open > 0;
  const begin = () =>
    compare.mutate(
      {},
      {
        onSuccess: ({ message }) => toast.success(message ?? ''),
        onError: toast.error,
      },
    );
  return (
    <div
      className={differs ? 'state-band state-band-bad' : 'state-band'}
      role={differs ? 'alert' : 'status'}
    >
      <ConsoleIcon name={differs ? 'warning' : 'check'} />
      <p>
        <SiteSentence state={state} />
      </p>
      <ActionButton kind="line" busy={compare.isPending} onClick={begin}>
        {say('Compare now', 'अभी मिलाएँ')}
      </ActionButton>
    </div>
  );
}

function SiteSentence({ state: { compared, open } }: { state: State }) {
  const say = useSay();
  const language = useConsoleLanguage();
  if (!compared)
    return say(
      'It has not been compared yet. It is compared every hour.',
      'अभी मिलान नहीं हुआ है\u202f। यह हर घंटे होता है\u202f।',
    );
  const when = dayAndHour(compared.at, language);
  const { texts, pages, files } = compared;
  const seen = say(
    `Compared ${when}: ${texts} texts, ${pages} pages, ${files} files.`,
    `मिलान ${when}: ${texts} पाठ, ${pages} पन्ने, ${files} फ़ाइलें\u202f।`,
  );
  return (
    <>
      <strong>
        {open > 0
          ? say(
              open === 1 ? 'One thing differs.' : `${open} things differ.`,
              `${open} जगह अंतर है\u202f।`,
            )
          : say('The site shows what was published.', 'साइट वही दिखा रही है जो प्रकाशित हुआ\u202f।')}
      </strong>{' '}
      {seen}
    </>
  );
}

function AlarmList({ alarms }: { alarms: readonly Alarm[] }) {
  const say = useSay();
  const lasting = alarms.filter(({ endedAt }) => endedAt === null);
  const ended = alarms.filter(({ endedAt }) => endedAt !== null);
  return (
    <>
      {lasting.length > 0 && (
        <ul className="ruled-list site-alarms" aria-label={say('What differs now', 'अभी के अंतर')}>
          {lasting.map((alarm) => (
            <AlarmRow key={alarm.id} alarm={alarm} />
          ))}
        </ul>
      )}
      {ended.length > 0 && (
        <section className="site-ended" aria-labelledby="site-ended">
          <h2 id="site-ended">{say('Put right in the last 30 days', 'पिछले 30 दिनों में ठीक हुए')}</h2>
          <ul className="ruled-list">
            {ended.map((alarm) => (
              <AlarmRow key={alarm.id} alarm={alarm} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function AlarmRow({ alarm }: { alarm: Alarm }) {
  const say = useSay();
  const language = useConsoleLanguage();
  const sentence = useAlarmSentence();
  const kinds = useCollections();
  const { collection, document, title, foundAt, endedAt } = alarm;
  const kind = kinds.find(({ name }) => name === collection)?.one ?? collection;
  const since = dayAndHour(foundAt, language);
  const until = endedAt && dayAndHour(endedAt, language);
  return (
    <li className="ruled-row">
      <ConsoleIcon name={endedAt ? 'check' : 'warning'} />
      <div className="ruled-row-text">
        <Link className="row-title" to={`/content/${collection}/${document}`}>
          {title}
        </Link>
        <p className="row-note">
          <b>{kind}</b>
          {[
            '',
            sentence(alarm),
            until
              ? say(`Found ${since}, right again ${until}`, `मिला ${since}, ठीक हुआ ${until}`)
              : say(`Found ${since}`, `मिला ${since}`),
          ].join(say('. ', '\u202f। '))}
        </p>
      </div>
      {!endedAt && <AlarmAction alarm={alarm} />}
    </li>
  );
}

/** The way to put it right, which depends on what differs and on who looks. */
function AlarmAction({ alarm: { kind, collection, document, title } }: { alarm: Alarm }) {
  const say = useSay();
  const may = usePermission();
  const kinds = useCollections();
  if (kind === 'file')
    return (
      <span className="site-advice">
        {say('Take it from a backup, or upload it again', 'बैकअप से लें, या फिर अपलोड करें')}
      </span>
    );
  const mayBringBack =
    may('settings:admin') || kinds.some(({ name, isOwn }) => name === collection && isOwn);
  if (!mayBringBack)
    return (
      <span className="site-advice">
        {say('An administrator brings it back', 'व्यवस्थापक इसे वापस लाते हैं')}
      </span>
    );
  const verb = say('Bring back', 'वापस लाएँ');
  return (
    <ActionLink
      kind="line"
      to={addressOf({ collection, id: document })}
      aria-label={`${verb}: ${title}`}
    >
      {verb}
    </ActionLink>
  );
}

import { useState } from 'react';
import { Link } from 'react-router';
import { useCallQuery } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { topicNames } from '#contract/topics.ts';
import { languageOfScript } from '#lib/script/language-of.ts';
import { ActionButton, ActionLink } from '#ui/console/action-button.tsx';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { usePermission } from '#ui/console/me.ts';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { FailedState, RowSkeletons, ScreenState } from '#ui/console/screen-state.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { topicTexts } from '#ui/console/topic-texts.ts';
import { listPushNotices } from '../contract.ts';
import type { PushNotice } from '../contract.ts';
import { stateTexts, titleOf } from './push-texts.ts';
import { QuietHoursDialog } from './quiet-hours-dialog.tsx';
import './push.css';

/** Push messages that are being written, are planned, and went out, with what became of them. */
export default function PushScreen() {
  const say = useSay();
  const may = usePermission();
  const list = useCallQuery(listPushNotices, {}, { refetchInterval: 10_000 });
  const notices = list.data?.data ?? [];
  const open = notices.filter(({ finishedAt }) => finishedAt === null);
  const past = notices.filter(({ finishedAt }) => finishedAt !== null);
  return (
    <Screen
      title={say('Push messages', 'पुश संदेश')}
      actions={
        may('push:write') && (
          <ActionLink to="/push/new" icon="plus">
            {say('New message', 'नया संदेश')}
          </ActionLink>
        )
      }
    >
      {list.error && <FailedState error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <RowSkeletons />}
      {list.data && <Reach reply={list.data} />}
      {list.data && notices.length === 0 && (
        <ScreenState icon="empty" title={say('No message yet', 'अभी कोई संदेश नहीं')}>
          {say(
            'A push message is a short notice on the phones of those who asked for it.',
            'पुश संदेश उन लोगों के फ़ोन पर छोटी सूचना है जिन्होंने यह माँगी है\u202f।',
          )}
        </ScreenState>
      )}
      <NoticeList title={say('Not sent yet', 'अभी नहीं भेजे')} notices={open} />
      <NoticeList title={say('Sent', 'भेजे हुए')} notices={past} />
    </Screen>
  );
}

/** How many there are to hear it, and when they are left in peace. */
function Reach({ reply }: { reply: ReplyOf<typeof listPushNotices> }) {
  const say = useSay();
  const sayText = useSayText();
  const may = usePermission();
  const [isOpen, setOpen] = useState(false);
  const { reach, browsers, quiet } = reply;
  return (
    <div className="push-reach">
      <dl className="push-figures">
        <div>
          <dt>{say('Devices in all', 'कुल डिवाइस')}</dt>
          <dd>{browsers.toLocaleString('en-IN')}</dd>
        </div>
        {topicNames.map((topic) => (
          <div key={topic}>
            <dt>{sayText(topicTexts[topic])}</dt>
            <dd>{reach[topic].toLocaleString('en-IN')}</dd>
          </div>
        ))}
      </dl>
      <p className="push-quiet">
        {quiet
          ? say(
              `Nothing goes out from ${quiet.from} to ${quiet.until}, Indian time.`,
              `${quiet.from} से ${quiet.until} तक (भारतीय समय) कुछ नहीं भेजा जाता\u202f।`,
            )
          : say('Messages go out at any hour.', 'संदेश किसी भी समय भेजे जाते हैं\u202f।')}{' '}
        {may('settings:admin') && (
          <ActionButton kind="quiet" icon="clock" onClick={() => setOpen(true)}>
            {say('Quiet hours', 'शांत घंटे')}
          </ActionButton>
        )}
      </p>
      {isOpen && <QuietHoursDialog quiet={quiet} onClose={() => setOpen(false)} />}
    </div>
  );
}

function NoticeList({ title, notices }: { title: string; notices: readonly PushNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <section className="push-list">
      <h2>{title}</h2>
      <ul className="push-rows">
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} />
        ))}
      </ul>
    </section>
  );
}

function NoticeRow({ notice }: { notice: PushNotice }) {
  const say = useSay();
  const sayText = useSayText();
  const language = useConsoleLanguage();
  const title = titleOf(notice, language) || say('Without a title', 'बिना शीर्षक');
  const { sendAt, state } = notice;
  return (
    <li className="push-row">
      <p className="push-row-text">
        <Link to={`/push/${notice.id}`} lang={languageOfScript(title, language)}>
          {title}
        </Link>
        <span className="row-note">
          {sayText(topicTexts[notice.topic])}
          {sendAt && ` · ${dayAndHour(sendAt, language)}`}
        </span>
      </p>
      <p className={state === 'waiting' ? 'push-state push-state-waits' : 'push-state'}>
        {sayText(stateTexts[state])}
      </p>
      <Figures notice={notice} />
    </li>
  );
}

/** The figures of a message that went out. */
export function Figures({ notice: { figures, state } }: { notice: PushNotice }) {
  const say = useSay();
  if (!['sending', 'stopped', 'sent'].includes(state)) return null;
  const { total, sent, gone, failed, unclear } = figures;
  const all = [
    [say('for', 'के लिए'), total],
    [say('sent', 'भेजे'), sent],
    [say('gone', 'अब नहीं'), gone],
    [say('failed', 'विफल'), failed],
    [say('unclear', 'पता नहीं'), unclear],
  ] as const;
  return (
    <dl className="push-figures push-figures-small">
      {all.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count.toLocaleString('en-IN')}</dd>
        </div>
      ))}
    </dl>
  );
}

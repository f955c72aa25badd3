import { Audience } from '#broadcasts/console/audience.tsx';
import { BroadcastLists, BroadcastRow } from '#broadcasts/console/broadcast-lists.tsx';
import { useCallQuery } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { topicNames } from '#contract/topics.ts';
import { ActionLink } from '#ui/console/action-button.tsx';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { usePermission } from '#ui/console/me.ts';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState, ScreenState } from '#ui/console/screen-state.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { topicTexts } from '#ui/console/topic-texts.ts';
import { listPushNotices } from '../contract.ts';
import type { PushNotice } from '../contract.ts';
import { NoticeFigures } from './notice-figures.tsx';
import { titleOf } from './push-texts.ts';
import { QuietHoursDialog } from './quiet-hours-dialog.tsx';

/** Push messages that are being written, are planned, and went out, with what became of them. */
export default function PushScreen() {
  const say = useSay();
  const may = usePermission();
  const list = useCallQuery(listPushNotices, {}, { refetchInterval: 10_000 });
  const notices = list.data?.data ?? [];
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
      <QueryState query={list} />
      {list.data && <Reach reply={list.data} />}
      {list.data && notices.length === 0 && (
        <ScreenState icon="empty" title={say('No message yet', 'अभी कोई संदेश नहीं')}>
          {say(
            'A push message is a short notice on the phones of those who asked for it.',
            'पुश संदेश उन लोगों के फ़ोन पर छोटी सूचना है जिन्होंने यह माँगी है\u202f।',
          )}
        </ScreenState>
      )}
      <BroadcastLists
        all={notices}
        renderRow={(notice) => <NoticeRow key={notice.id} notice={notice} />}
      />
    </Screen>
  );
}

/** How many there are to hear it, and when they are left in peace. */
function Reach({ reply }: { reply: ReplyOf<typeof listPushNotices> }) {
  const say = useSay();
  const sayText = useSayText();
  const { reach, browsers, quiet } = reply;
  const rows = [
    [say('Devices in all', 'कुल डिवाइस'), browsers] as const,
    ...topicNames.map((topic) => [sayText(topicTexts[topic]), reach[topic]] as const),
  ];
  return (
    <Audience
      rows={rows}
      quiet={quiet}
      anyHour={say('Messages go out at any hour.', 'संदेश किसी भी समय भेजे जाते हैं\u202f।')}
      settings={say('Quiet hours', 'शांत घंटे')}
    >
      {(close) => <QuietHoursDialog quiet={quiet} onClose={close} />}
    </Audience>
  );
}

function NoticeRow({ notice }: { notice: PushNotice }) {
  const say = useSay();
  const sayText = useSayText();
  const language = useConsoleLanguage();
  const { id, sendAt, state, topic } = notice;
  const at = sendAt && ` · ${dayAndHour(sendAt, language)}`;
  return (
    <BroadcastRow
      to={`/push/${id}`}
      title={titleOf(notice, language) || say('Without a title', 'बिना शीर्षक')}
      note={`${sayText(topicTexts[topic])}${at ?? ''}`}
      state={state}
    >
      <NoticeFigures notice={notice} />
    </BroadcastRow>
  );
}

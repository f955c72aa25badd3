import { useParams } from 'react-router';
import { useCallQuery } from '#client/query.ts';
import { useSay } from '#ui/console/say.tsx';
import { QueryState } from '#ui/console/screen-state.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { listPushNotices } from '../contract.ts';
import { GoneNotice } from './gone-notice.tsx';
import { NoticeForm } from './notice-form.tsx';
import './push.css';

/** One push message: its words, how phones show it, and its way to them. */
export default function NoticeScreen() {
  const say = useSay();
  const { id } = useParams();
  const list = useCallQuery(listPushNotices);
  const isNew = id === 'new';
  const notice = list.data?.data.find((each) => each.id === id);
  const title = isNew ? say('New push message', 'नया पुश संदेश') : say('Push message', 'पुश संदेश');
  return (
    <Screen title={title} back="/push">
      <QueryState query={list} />
      {list.data && (notice || isNew) && <NoticeForm key={id} notice={notice} reply={list.data} />}
      {list.data && !notice && id && !isNew && <GoneNotice id={id} />}
    </Screen>
  );
}

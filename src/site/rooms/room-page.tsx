import { PageHead } from '#ui/page/page-head.tsx';
import { useShell } from '#ui/page/shell.ts';
import { TitleWall } from '#ui/title-wall.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { rooms } from './rooms.ts';

/** A screen whose own page is still to come: its label on the wall, and nothing that looks like content. */
export default function RoomPage() {
  const { t } = useTranslation();
  const title = useLabel();
  return (
    <>
      <PageHead title={title} hidden />
      <TitleWall title={title} intro={t('room.notReady')} />
    </>
  );
}

function useLabel(): string {
  const { t } = useTranslation();
  const { campaign, path } = useShell();
  const [name = campaign.title] = campaign.title.split(' ');
  const label = rooms.find((room) => room.path === path)?.label;
  if (!label) return campaign.title;
  return label === 'frame.memories' ? t(label, { name }) : t(label);
}

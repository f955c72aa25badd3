import { useCallQuery } from '#client/query.ts';
import { countRemovals } from '#features/photo-booth/contract/desk.ts';
import { ActionLink } from '#ui/console/action-button.tsx';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';

/** People who wait to be blurred in a photo, to those who may do it. */
export function BlurNotice() {
  const say = useSay();
  const may = usePermission();
  const isTheirs = may('booth:write');
  const { data } = useCallQuery(countRemovals, {}, { enabled: isTheirs });
  const { asked = 0, late = 0 } = data?.data ?? {};
  if (!isTheirs || asked === 0) return null;
  return (
    <div className={late > 0 ? 'today-notice today-alarm' : 'today-notice'} role="status">
      <ConsoleIcon name={late > 0 ? 'warning' : 'eye'} />
      <p>
        <strong>
          {say(
            asked === 1
              ? 'Somebody asks to be blurred in a photo.'
              : `${asked} people ask to be blurred in photos.`,
            asked === 1
              ? 'किसी ने फ़ोटो में अपना चेहरा धुंधला करने को कहा है\u202f।'
              : `${asked} लोगों ने फ़ोटो में अपना चेहरा धुंधला करने को कहा है\u202f।`,
          )}
        </strong>{' '}
        {late > 0 && say(`${late} past their day.`, `${late} का समय बीत चुका\u202f।`)}
      </p>
      <ActionLink to="/photo-booth" kind="line">
        {say('See who asks', 'देखें कौन')}
      </ActionLink>
    </div>
  );
}

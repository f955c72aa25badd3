import { useCallMutation, useCallQuery } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';
import { QueryState, ScreenState } from '#ui/console/screen-state.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { barFromQuizRanking, listRankedPlayers } from '../contract/desk.ts';

type Player = ReplyOf<typeof listRankedPlayers>['data'][number];

/** Names that players chose for the public ranking; one that does not belong there is taken down. */
export function RankingView() {
  const say = useSay();
  const list = useCallQuery(listRankedPlayers);
  if (!list.data) return <QueryState query={list} />;
  const players = list.data.data;
  if (players.length === 0)
    return (
      <ScreenState icon="list" title={say('Nobody is here', 'यहाँ कोई नहीं है')}>
        {say(
          'Here stand players who have played and want to be shown in the public ranking, by the names that they chose.',
          'यहाँ वे खिलाड़ी दिखते हैं जो खेल चुके हैं और सार्वजनिक सूची में अपने चुने नाम से दिखना चाहते हैं\u202f।',
        )}
      </ScreenState>
    );
  return (
    <table className="quiz-options">
      <thead>
        <tr>
          <th scope="col">{say('Name', 'नाम')}</th>
          <th scope="col">{say('Constituency', 'निर्वाचन क्षेत्र')}</th>
          <th scope="col">{say('Points', 'अंक')}</th>
          <th scope="col">{say('Decision', 'फ़ैसला')}</th>
        </tr>
      </thead>
      <tbody>
        {players.map((player) => (
          <PlayerRow key={player.userId} player={player} />
        ))}
      </tbody>
    </table>
  );
}

function PlayerRow({ player }: { player: Player }) {
  const say = useSay();
  const may = usePermission();
  const toast = useToast();
  const bar = useCallMutation(barFromQuizRanking, { refreshes: [listRankedPlayers] });
  const { userId: id, name, constituency, points, isBarred } = player;
  const decide = () =>
    bar.mutate(
      { body: { id, isBarred: !isBarred } },
      { onSuccess: ({ message = '' }) => toast.success(message), onError: toast.error },
    );
  return (
    <tr>
      <th scope="row">{isBarred ? say('Kept out', 'सूची से बाहर') : name}</th>
      <td>{constituency}</td>
      <td>{points.toLocaleString('en-IN')}</td>
      <td>
        {may('supporters:write') && (
          <ActionButton kind={isBarred ? 'line' : 'danger'} busy={bar.isPending} onClick={decide}>
            {isBarred
              ? say('Let them choose a name again', 'फिर से नाम चुनने दें')
              : say('Take the name down', 'नाम हटाएँ')}
          </ActionButton>
        )}
      </td>
    </tr>
  );
}

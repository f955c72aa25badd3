import { useCallQuery } from '#client/query.ts';
import { useSay } from '#ui/console/say.tsx';
import { QueryState, ScreenState } from '#ui/console/screen-state.tsx';
import { listQuizSuspects } from '../contract/desk.ts';

/** Players of thirty days who were too fast, or one of many from one network; nothing is decided by it. */
export function SuspectsView() {
  const say = useSay();
  const list = useCallQuery(listQuizSuspects);
  if (!list.data) return <QueryState query={list} />;
  const players = list.data.data;
  if (players.length === 0)
    return (
      <ScreenState icon="check" title={say('Nobody stands out', 'कोई अलग नहीं दिखता')}>
        {say(
          'Here stand players who answer faster than anybody reads, and accounts that play from one network in a crowd. A family or a hostel may be innocent.',
          'यहाँ वे खिलाड़ी दिखते हैं जो पढ़ने से भी तेज़ जवाब देते हैं, और वे खाते जो एक ही नेटवर्क से भीड़ में खेलते हैं\u202f। परिवार या छात्रावास निर्दोष हो सकते हैं\u202f।',
        )}
      </ScreenState>
    );
  return (
    <table className="quiz-options">
      <thead>
        <tr>
          <th scope="col">{say('Name', 'नाम')}</th>
          <th scope="col">{say('Rounds too fast', 'बहुत तेज़')}</th>
          <th scope="col">{say('Accounts of one network', 'एक नेटवर्क के खाते')}</th>
          <th scope="col">{say('Points', 'अंक')}</th>
        </tr>
      </thead>
      <tbody>
        {players.map(({ userId, name, tooFast, sameNetwork, points }) => (
          <tr key={userId}>
            <th scope="row">{name}</th>
            <td>{tooFast}</td>
            <td>{sameNetwork}</td>
            <td>{points.toLocaleString('en-IN')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { useCallQuery } from '#client/query.ts';
import { shortDate } from '#lib/dates.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState, ScreenState } from '#ui/console/screen-state.tsx';
import { listWrongMatches } from '../contract/desk.ts';

/** Photos of which people said that it is somebody else. */
export function MatchesView() {
  const say = useSay();
  const language = useConsoleLanguage();
  const list = useCallQuery(listWrongMatches);
  if (!list.data) return <QueryState query={list} />;
  const { data, sure, maybe, finds } = list.data;
  return (
    <div className="booth-desk">
      <p>
        {say(
          `Of ${finds} finds, people said “not me” of ${sure} sure ones and ${maybe} doubtful ones.`,
          `${finds} मिलानों में से लोगों ने ${sure} पक्के और ${maybe} शक वाले मिलानों पर “यह मैं नहीं” कहा\u202f।`,
        )}
      </p>
      {data.length === 0 && (
        <ScreenState icon="check" title={say('No wrong match', 'कोई ग़लत मिलान नहीं')}>
          {say(
            'Many wrong ones among the sure mean that the threshold is too low.',
            'पक्के मिलानों में ग़लत ज़्यादा हों, तो सीमा बहुत नीची है\u202f।',
          )}
        </ScreenState>
      )}
      <ul className="booth-rows">
        {data.map(({ id, title, album, sure: wasSure, maybe: wasMaybe, lastAt }) => (
          <li key={id} className="ruled-row">
            <div className="ruled-row-text">
              <span className="row-title">{title}</span>
              <p className="row-note">
                {album}, {shortDate(lastAt, language)}
              </p>
            </div>
            <span className="row-note">
              {say(`${wasSure} sure, ${wasMaybe} doubtful`, `${wasSure} पक्के, ${wasMaybe} शक वाले`)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

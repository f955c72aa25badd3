import { useState } from 'react';
import { useCallQuery } from '#client/query.ts';
import { useSay } from '#ui/console/say.tsx';
import { QueryState } from '#ui/console/screen-state.tsx';
import { FieldFrame } from '#ui/field-frame.tsx';
import { findQuizResults } from '../contract/desk.ts';

/** How a day was answered: a question that nearly nobody gets right may be a bad question. */
export function ResultsView() {
  const say = useSay();
  const [date, setDate] = useState('');
  const results = useCallQuery(findQuizResults, { query: { date } });
  const found = results.data?.data;
  return (
    <>
      <div className="quiz-field">
        <FieldFrame label={say('Day', 'दिन')}>
          {(ties) => (
            <input
              {...ties}
              className="input"
              type="date"
              value={date || (found?.day ?? '')}
              onChange={({ target }) => setDate(target.value)}
            />
          )}
        </FieldFrame>
      </div>
      <QueryState query={results} />
      {found && (
        <>
          <p>
            {say('Rounds', 'खेल')}: {found.rounds.toLocaleString('en-IN')}
            {' · '}
            {say('average', 'औसत')} {found.averageScore.toFixed(1)}
            {' · '}
            {say('too fast', 'बहुत तेज़')} {found.tooFast.toLocaleString('en-IN')}
          </p>
          <ol className="quiz-results">
            {found.questions.map(({ id, question, options }) => (
              <li key={id}>
                <h2 className="quiz-day-title">{question}</h2>
                <table className="quiz-options">
                  <tbody>
                    {options.map(({ text, count, isRight }) => (
                      <tr key={text}>
                        <td>{isRight ? '✓' : ''}</td>
                        <th scope="row">{text}</th>
                        <td>{count.toLocaleString('en-IN')}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

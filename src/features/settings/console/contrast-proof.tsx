import type { ConsoleText } from '#contract/console-text.ts';
import { leastContrast } from '#ui/colour/contrast-pairs.ts';
import type { Pair } from '#ui/colour/contrast-pairs.ts';
import { contrast } from '#ui/colour/contrast.ts';
import { palette } from '#ui/colour/palette.ts';
import type { Mode } from '#ui/colour/recipe.ts';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { readablePairs } from './readable.ts';

/** The pairs that people meet most; the count beside the heading is of all. */
const SHOWN: readonly { name: ConsoleText; pair: Pair; isBorder?: true }[] = [
  { name: ['Text on the wall', 'दीवार पर लेख'], pair: ['ink', 'wall'] },
  { name: ['Quiet text on the wall', 'दीवार पर हल्का लेख'], pair: ['ink-2', 'wall'] },
  { name: ['Link on paper', 'काग़ज़ पर लिंक'], pair: ['link', 'paper'] },
  { name: ['Words on a button', 'बटन पर शब्द'], pair: ['on-btn', 'btn'] },
  { name: ['Words on the dado', 'पट्टी पर शब्द'], pair: ['on-dado', 'dado'] },
  { name: ['Words on the spark', 'पीले पर शब्द'], pair: ['on-spark', 'spark'] },
  { name: ['Error on its tint', 'ग़लती का रंग'], pair: ['danger', 'danger-tint'] },
  { name: ['Border of a field', 'खाने की रेखा'], pair: ['line-2', 'paper'], isBorder: true },
];

/** Whether everybody can read the colours of a hue: measured ratios, light and dark. */
export function ContrastProof({ hue }: { hue: number }) {
  const say = useSay();
  const sayText = useSayText();
  const { all, pass } = readablePairs(hue);
  return (
    <>
      <div className="proof-head">
        <h2>{say('Can everyone read it?', 'क्या सब पढ़ सकते हैं?')}</h2>
        <p role="status" className={pass === all ? 'proof-good' : 'proof-bad'}>
          <ConsoleIcon name={pass === all ? 'check' : 'warning'} />
          {say(`${pass} of ${all} pairs pass`, `${all} में से ${pass} जोड़े ठीक`)}
        </p>
      </div>
      <table className="proof">
        <thead>
          <tr>
            <th scope="col">{say('Pair', 'जोड़ा')}</th>
            <th scope="col">{say('Light', 'उजला')}</th>
            <th scope="col">{say('Dark', 'गहरा')}</th>
            <th scope="col">{say('Must be', 'कम से कम')}</th>
          </tr>
        </thead>
        <tbody>
          {SHOWN.map(({ name, pair, isBorder }) => {
            const least = leastContrast[isBorder ? 'border' : 'text'];
            return (
              <tr key={name[0]}>
                <th scope="row">{sayText(name)}</th>
                {(['light', 'dark'] as const).map((mode) => (
                  <td key={mode}>
                    <Sample hue={hue} mode={mode} pair={pair} isBorder={isBorder === true} />
                  </td>
                ))}
                <td>{least.toFixed(1)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

interface SampleProps {
  hue: number;
  mode: Mode;
  pair: Pair;
  isBorder: boolean;
}

function Sample({ hue, mode, pair: [front, back], isBorder }: SampleProps) {
  const colours = palette(hue, mode);
  const look = isBorder
    ? { background: colours[back], border: `2px solid ${colours[front]}` }
    : { background: colours[back], color: colours[front] };
  return (
    <span className="proof-pair">
      <span className="proof-sample" style={look} aria-hidden="true">
        {!isBorder && 'Aa'}
      </span>
      {contrast(colours[front], colours[back]).toFixed(1)}
    </span>
  );
}

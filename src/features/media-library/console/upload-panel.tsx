import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay } from '#ui/console/say.tsx';
import type { Say } from '#ui/console/say.tsx';
import { sizeInWords } from './sizes.ts';
import { uploadQueue } from './upload-queue.ts';
import type { Sending } from './upload-queue.ts';
import { useUploads } from './use-uploads.ts';

/** One line for the whole upload, and one for each file that goes, rests or was refused. */
export function UploadPanel() {
  const say = useSay();
  const all = useUploads();
  if (all.length === 0) return null;
  const shown = all.filter(({ state }) => !['arrived', 'waiting'].includes(state));
  return (
    <section className="uploads" aria-label={say('Uploads', 'अपलोड')}>
      <WholeUpload all={all} />
      {shown.slice(0, 12).map((each) => (
        <UploadLine key={each.id} sending={each} />
      ))}
    </section>
  );
}

function WholeUpload({ all }: { all: readonly Sending[] }) {
  const say = useSay();
  const counted = all.filter(({ state }) => state !== 'refused');
  const done = counted.filter(({ state }) => state === 'arrived').length;
  const bytes = sum(counted.map((each) => each.bytes));
  const sent = sum(counted.map((each) => each.sent));
  const isOver = done === counted.length;
  const isHeld = !isOver && counted.every(({ state }) => state === 'arrived' || state === 'held');
  return (
    <div className="upload-line upload-whole" role="status">
      <strong className="upload-name">
        {all.length === 1
          ? say(`1 file, ${done} done`, `1 फ़ाइल, ${done} पूरी`)
          : say(`${all.length} files, ${done} done`, `${all.length} फ़ाइलें, ${done} पूरी`)}
      </strong>
      <Bar value={bytes === 0 ? 1 : sent / bytes} />
      <span className="upload-told">
        {say(
          `${sizeInWords(sent)} of ${sizeInWords(bytes)}`,
          `${sizeInWords(bytes)} में से ${sizeInWords(sent)}`,
        )}
        {!isOver && !isHeld && timeLeft(say, sent, bytes)}
      </span>
      <WholeButton isOver={isOver} isHeld={isHeld} />
    </div>
  );
}

function WholeButton({ isOver, isHeld }: { isOver: boolean; isHeld: boolean }) {
  const say = useSay();
  if (isOver)
    return (
      <ActionButton
        kind="quiet"
        onClick={() => uploadQueue.read().forEach(({ id }) => uploadQueue.dismiss(id))}
      >
        {say('Put away', 'हटाएँ')}
      </ActionButton>
    );
  return isHeld ? (
    <ActionButton kind="line" onClick={uploadQueue.goOnAll}>
      {say('Go on', 'जारी रखें')}
    </ActionButton>
  ) : (
    <ActionButton kind="line" onClick={uploadQueue.holdAll}>
      {say('Pause all', 'सब रोकें')}
    </ActionButton>
  );
}

function UploadLine({ sending }: { sending: Sending }) {
  const say = useSay();
  const { id, name, bytes, sent, state } = sending;
  return (
    <div className={`upload-line upload-${state}`}>
      <span className="upload-name">{name}</span>
      <Bar value={state === 'refused' ? 1 : bytes === 0 ? 0 : sent / bytes} />
      <span className="upload-told">{toldOf(say, sending)}</span>
      {state === 'sending' && (
        <LineButton name={name} act={() => uploadQueue.hold(id)}>
          {say('Pause', 'रोकें')}
        </LineButton>
      )}
      {(state === 'held' || state === 'lost') && (
        <LineButton name={name} act={() => uploadQueue.goOn(id)}>
          {say('Go on', 'जारी रखें')}
        </LineButton>
      )}
      <LineButton name={name} act={() => uploadQueue.dismiss(id)}>
        {state === 'refused' ? say('Put away', 'हटाएँ') : say('Cancel', 'रद्द करें')}
      </LineButton>
    </div>
  );
}

interface LineButtonProps {
  name: string;
  act: () => void;
  children: string;
}

function LineButton({ name, act, children }: LineButtonProps) {
  return (
    <ActionButton kind="quiet" onClick={act}>
      {children}
      <span className="visually-hidden">: {name}</span>
    </ActionButton>
  );
}

function toldOf(say: Say, { state, sent, bytes, reason }: Sending): string {
  const of = say(
    `${sizeInWords(sent)} of ${sizeInWords(bytes)}`,
    `${sizeInWords(bytes)} में से ${sizeInWords(sent)}`,
  );
  if (state === 'refused') return say(`Refused: ${reason}`, `नहीं ली गई: ${reason}`);
  if (state === 'held') return say(`Paused at ${of}`, `${of} पर रुकी है`);
  if (state === 'lost')
    return (
      reason ||
      say('No network. It goes on by itself.', 'नेटवर्क नहीं है\u202f। आते ही जारी होगी\u202f।')
    );
  const percent = bytes === 0 ? 0 : Math.floor((sent / bytes) * 100);
  return `${percent}\u00a0%, ${of}`;
}

function Bar({ value }: { value: number }) {
  return (
    <span className="upload-bar" aria-hidden="true">
      <span style={{ inlineSize: `${Math.round(value * 100)}%` }} />
    </span>
  );
}

/** The remaining time of an upload, from how fast it went so far. */
function timeLeft(say: Say, sent: number, bytes: number): string {
  const seconds = (Date.now() - uploadQueue.begunAt()) / 1000;
  if (sent === 0 || seconds < 3) return '';
  const left = ((bytes - sent) * seconds) / sent;
  if (left < 60) return say(', less than a minute', ', एक मिनट से कम');
  const minutes = Math.round(left / 60);
  return say(`, about ${minutes} minutes`, `, क़रीब ${minutes} मिनट`);
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

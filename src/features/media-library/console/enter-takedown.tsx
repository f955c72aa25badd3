import { useState } from 'react';
import { ask, useCallMutation } from '#client/query.ts';
import type { MediaFile } from '#contract/media-file.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { FormFailure } from '#ui/console/form-failure.tsx';
import { useFormProblems } from '#ui/console/form-problems.ts';
import { mediaName } from '#ui/console/media-name.ts';
import { MediaPicker } from '#ui/console/media-picker.tsx';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { WhenField } from '#ui/console/when-field.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { listMediaFiles } from '../contract.ts';
import { enterTakedown, readMediaRegister } from '../contract/register.ts';

/** Chooses the kind of file and the file first, and then what came in against it. */
export function EnterTakedown({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const [kind, setKind] = useState<MediaFile['kind']>('picture');
  const [isChoosing, setChoosing] = useState(false);
  const [file, setFile] = useState<MediaFile>();
  if (file) return <Order file={file} onClose={onClose} />;
  if (isChoosing)
    return (
      <MediaPicker
        kind={kind}
        title={say('Against which file', 'किस फ़ाइल के ख़िलाफ़')}
        isOpen
        onClose={onClose}
        list={(query, signal) => ask(listMediaFiles, { query }, signal)}
        onPick={setFile}
      />
    );
  return (
    <Dialog title={say('Enter an order', 'आदेश दर्ज करें')} isOpen onClose={onClose}>
      <div className="register-form">
        <SelectField
          label={say('Against what', 'किसके ख़िलाफ़')}
          value={kind}
          onChange={({ target }) => setKind(target.value as MediaFile['kind'])}
        >
          <option value="picture">{say('A picture', 'तस्वीर')}</option>
          <option value="video">{say('A film', 'वीडियो')}</option>
          <option value="audio">{say('A recording', 'ऑडियो')}</option>
          <option value="pdf">{say('A document', 'दस्तावेज़')}</option>
        </SelectField>
        <ActionButton onClick={() => setChoosing(true)}>
          {say('Choose the file', 'फ़ाइल चुनें')}
        </ActionButton>
      </div>
    </Dialog>
  );
}

function Order({ file, onClose }: { file: MediaFile; onClose: () => void }) {
  const say = useSay();
  const toast = useToast();
  const language = useConsoleLanguage();
  const enter = useCallMutation(enterTakedown, { refreshes: [readMediaRegister] });
  const [receivedAt, setReceivedAt] = useState<string | undefined>(() => new Date().toISOString());
  const problems = useFormProblems(enter.error, ['kind', 'source', 'receivedAt']);
  const send = (form: FormData) => {
    const kind = form.get('kind') === 'complaint' ? 'complaint' : 'order';
    const source = String(form.get('source') ?? '');
    enter.mutate(
      { body: { mediaId: file.id, kind, source, receivedAt: receivedAt ?? '' } },
      {
        onSuccess: ({ message }) => {
          toast.success(message ?? '');
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title={mediaName(file, language)} isOpen onClose={onClose}>
      <form
        className="register-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send(new FormData(event.currentTarget));
        }}
      >
        <FormFailure message={problems.message} />
        <SelectField label={say('What came in', 'क्या आया')} name="kind">
          <option value="order">{say('An order', 'आदेश')}</option>
          <option value="complaint">{say('A complaint', 'शिकायत')}</option>
        </SelectField>
        <TextField
          label={say('Who sent it', 'किसने भेजा')}
          name="source"
          maxLength={300}
          autoComplete="off"
          hint={say('With their number, if it has one', 'उनकी संख्या के साथ, अगर हो')}
          problem={problems.fields['source']}
        />
        <WhenField
          label={say('Came in', 'कब आया')}
          value={receivedAt}
          onChange={setReceivedAt}
          problem={problems.fields['receivedAt']}
        />
        <ActionButton type="submit" busy={enter.isPending}>
          {say('Enter: the three hours run', 'दर्ज करें: तीन घंटे शुरू')}
        </ActionButton>
      </form>
    </Dialog>
  );
}

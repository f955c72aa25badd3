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
import { useTypedFields } from '#ui/console/use-typed-fields.ts';
import { WhenField } from '#ui/console/when-field.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { listMediaFiles } from '../contract.ts';
import { enterTakedown, readMediaRegister } from '../contract/register.ts';

/** An order as it is being typed; `name` is that of its file. */
const nothing = { mediaId: '', name: '', kind: 'order', source: '', receivedAt: '' };

const useTypedOrder = () => useTypedFields('takedown', nothing);
type TypedOrder = ReturnType<typeof useTypedOrder>;

/** Chooses the kind of file and the file first, and then what came in against it. */
export function EnterTakedown({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const language = useConsoleLanguage();
  const order = useTypedOrder();
  const [kind, setKind] = useState<MediaFile['kind']>('picture');
  const [asked, setAsked] = useState<'kind' | 'file' | 'order'>(
    order.typed.mediaId === '' ? 'kind' : 'order',
  );
  if (asked === 'order')
    return <Order order={order} onOtherFile={() => setAsked('kind')} onClose={onClose} />;
  if (asked === 'kind')
    return (
      <KindOfFile kind={kind} onKind={setKind} onNext={() => setAsked('file')} onClose={onClose} />
    );
  return (
    <MediaPicker
      kind={kind}
      title={say('Against which file', 'किस फ़ाइल के ख़िलाफ़')}
      isOpen
      onClose={onClose}
      list={(query, signal) => ask(listMediaFiles, { query }, signal)}
      onPick={(file) => {
        const receivedAt = order.typed.receivedAt || new Date().toISOString();
        order.typeAll({ mediaId: file.id, name: mediaName(file, language), receivedAt });
        setAsked('order');
      }}
    />
  );
}

interface KindOfFileProps {
  kind: MediaFile['kind'];
  onKind: (kind: MediaFile['kind']) => void;
  onNext: () => void;
  onClose: () => void;
}

function KindOfFile({ kind, onKind, onNext, onClose }: KindOfFileProps) {
  const say = useSay();
  return (
    <Dialog title={say('Enter an order', 'आदेश दर्ज करें')} isOpen onClose={onClose}>
      <div className="register-form">
        <SelectField
          label={say('Against what', 'किसके ख़िलाफ़')}
          value={kind}
          onChange={({ target }) => onKind(target.value as MediaFile['kind'])}
        >
          <option value="picture">{say('A picture', 'तस्वीर')}</option>
          <option value="video">{say('A film', 'वीडियो')}</option>
          <option value="audio">{say('A recording', 'ऑडियो')}</option>
          <option value="pdf">{say('A document', 'दस्तावेज़')}</option>
        </SelectField>
        <ActionButton onClick={onNext}>{say('Choose the file', 'फ़ाइल चुनें')}</ActionButton>
      </div>
    </Dialog>
  );
}

interface OrderProps {
  order: TypedOrder;
  onOtherFile: () => void;
  onClose: () => void;
}

function Order({ order, onOtherFile, onClose }: OrderProps) {
  const say = useSay();
  const toast = useToast();
  const { typed, send: noteSent, forgetSent } = order;
  const enter = useCallMutation(enterTakedown, {
    refreshes: [readMediaRegister],
    onDone: forgetSent,
  });
  const problems = useFormProblems(enter.error, ['kind', 'source', 'receivedAt']);
  const send = () => {
    const { mediaId, source, receivedAt } = typed;
    const kind = typed.kind === 'complaint' ? 'complaint' : 'order';
    noteSent();
    enter.mutate(
      { body: { mediaId, kind, source, receivedAt } },
      {
        onSuccess: ({ message }) => {
          toast.success(message ?? '');
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title={typed.name} isOpen onClose={onClose}>
      <form
        className="register-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <FormFailure message={problems.message} />
        <OrderFields order={order} problems={problems.fields} />
        <div className="register-actions">
          <ActionButton type="submit" busy={enter.isPending}>
            {say('Enter: the three hours run', 'दर्ज करें: तीन घंटे शुरू')}
          </ActionButton>
          <ActionButton kind="line" disabled={enter.isPending} onClick={onOtherFile}>
            {say('Another file', 'दूसरी फ़ाइल')}
          </ActionButton>
        </div>
      </form>
    </Dialog>
  );
}

interface OrderFieldsProps {
  order: TypedOrder;
  problems: Partial<Record<string, string>>;
}

function OrderFields({ order: { typed, type }, problems }: OrderFieldsProps) {
  const say = useSay();
  return (
    <>
      <SelectField
        label={say('What came in', 'क्या आया')}
        name="kind"
        value={typed.kind}
        onChange={({ target }) => type('kind', target.value)}
      >
        <option value="order">{say('An order', 'आदेश')}</option>
        <option value="complaint">{say('A complaint', 'शिकायत')}</option>
      </SelectField>
      <TextField
        label={say('Who sent it', 'किसने भेजा')}
        name="source"
        maxLength={300}
        autoComplete="off"
        hint={say('With their number, if it has one', 'उनकी संख्या के साथ, अगर हो')}
        value={typed.source}
        onChange={({ target }) => type('source', target.value)}
        problem={problems['source']}
      />
      <WhenField
        label={say('Came in', 'कब आया')}
        value={typed.receivedAt || undefined}
        onChange={(at) => type('receivedAt', at ?? '')}
        problem={problems['receivedAt']}
      />
    </>
  );
}

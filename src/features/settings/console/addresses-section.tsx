import { useState } from 'react';
import { useAct, useCall } from '#client/query.ts';
import { CallFailed } from '#contract/failure.ts';
import { listRedirects, removeRedirect, saveRedirect } from '#features/redirects/contract.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useMay } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';
import { FailedState, RowSkeletons } from '#ui/console/screen-state.tsx';
import { useTell } from '#ui/console/tell.ts';
import { TextField } from '#ui/field.tsx';

/** The short addresses, and a form for another. */
export function AddressesSection() {
  const say = useSay();
  const may = useMay();
  const list = useCall(listRedirects);
  return (
    <>
      {may('settings:publish') && <NewAddress />}
      {list.error && <FailedState error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <RowSkeletons rows={3} />}
      {list.data?.data.length === 0 && (
        <p className="row-note">
          {say('There are no short addresses yet.', 'अभी कोई छोटा पता नहीं है\u202f।')}
        </p>
      )}
      <ul className="ruled-list">
        {list.data?.data.map(({ path, target }) => (
          <Address key={path} path={path} target={target} />
        ))}
      </ul>
    </>
  );
}

function Address({ path, target }: { path: string; target: string }) {
  const say = useSay();
  const may = useMay();
  const tell = useTell();
  const remove = useAct(removeRedirect, { refreshes: [listRedirects] });
  return (
    <li className="ruled-row">
      <div className="ruled-row-text">
        <a className="row-title" href={path}>
          {path}
        </a>
        <p className="row-note address-target">{target}</p>
      </div>
      {may('settings:publish') && (
        <ActionButton
          kind="quiet"
          busy={remove.isPending}
          aria-label={say(`Remove ${path}`, `${path} हटाएँ`)}
          onClick={() => void remove.mutateAsync({ body: { path } }).catch(tell.failed)}
        >
          {say('Remove', 'हटाएँ')}
        </ActionButton>
      )}
    </li>
  );
}

function NewAddress() {
  const say = useSay();
  const tell = useTell();
  const [path, setPath] = useState('/go/');
  const [target, setTarget] = useState('');
  const { mutateAsync, isPending, error } = useAct(saveRedirect, { refreshes: [listRedirects] });
  const save = async () => {
    try {
      await mutateAsync({ body: { path, target } });
      tell.done(say(`${path} leads there now.`, `${path} अब वहाँ ले जाता है\u202f।`));
      setPath('/go/');
      setTarget('');
    } catch (reason) {
      if (!problemIn(reason, 'path') && !problemIn(reason, 'target')) tell.failed(reason);
    }
  };
  return (
    <form
      className="address-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={say('Short address', 'छोटा पता')}
        hint={say('As people type it from a poster', 'जैसे लोग पोस्टर से लिखें')}
        value={path}
        maxLength={80}
        problem={problemIn(error, 'path')}
        onChange={(event) => setPath(event.target.value)}
      />
      <TextField
        label={say('Leads to', 'कहाँ ले जाए')}
        hint={say('/events, or an https address', '/events, या https पता')}
        value={target}
        maxLength={500}
        problem={problemIn(error, 'target')}
        onChange={(event) => setTarget(event.target.value)}
      />
      <ActionButton type="submit" busy={isPending}>
        {say('Save address', 'पता सहेजें')}
      </ActionButton>
    </form>
  );
}

function problemIn(error: unknown, param: string): string | undefined {
  if (!(error instanceof CallFailed)) return undefined;
  return error.failure.errors?.find((each) => each.param === param)?.msg;
}

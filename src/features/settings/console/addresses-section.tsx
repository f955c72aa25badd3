import { useState } from 'react';
import { isOutdated, useCallMutation, useCallQuery } from '#client/query.ts';
import { CallFailed } from '#contract/failure.ts';
import { listRedirects, removeRedirect, saveRedirect } from '#features/redirects/contract.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';
import type { Say } from '#ui/console/say.tsx';
import { QueryState } from '#ui/console/screen-state.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { useTypedFields } from '#ui/console/use-typed-fields.ts';
import { TextField } from '#ui/field.tsx';

/** The short addresses, and a form for another. */
export function AddressesSection() {
  const say = useSay();
  const may = usePermission();
  const list = useCallQuery(listRedirects);
  return (
    <>
      {may('settings:publish') && <NewAddress />}
      <QueryState query={list} rows={3} />
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
  const may = usePermission();
  const toast = useToast();
  const remove = useCallMutation(removeRedirect, { refreshes: [listRedirects] });
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
          onClick={() => void remove.mutateAsync({ body: { path, target } }).catch(toast.error)}
        >
          {say('Remove', 'हटाएँ')}
        </ActionButton>
      )}
    </li>
  );
}

function NewAddress() {
  const say = useSay();
  const toast = useToast();
  const { typed, type, send, forgetSent } = useTypedFields('short address', {
    path: '/go/',
    target: '',
  });
  const { path, target } = typed;
  const { standing, note } = useStanding(path.trim());
  const { mutateAsync, isPending, error } = useCallMutation(saveRedirect, {
    refreshes: [listRedirects],
    onDone: forgetSent,
  });
  const save = async () => {
    send();
    try {
      await mutateAsync({ body: { path, target, ...(standing && { replaces: standing }) } });
      note(undefined);
      toast.success(say(`${path} leads there now.`, `${path} अब वहाँ ले जाता है\u202f।`));
    } catch (reason) {
      note(reason);
      if (!problemIn(reason, 'path') && !problemIn(reason, 'target')) toast.error(reason);
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
        problem={standing ? taken(say, path, standing) : problemIn(error, 'path')}
        onChange={(event) => type('path', event.target.value)}
      />
      <TextField
        label={say('Leads to', 'कहाँ ले जाए')}
        hint={say('/events, or an https address', '/events, या https पता')}
        value={target}
        maxLength={500}
        problem={problemIn(error, 'target')}
        onChange={(event) => type('target', event.target.value)}
      />
      <ActionButton type="submit" busy={isPending}>
        {standing ? say('Replace it', 'उसे बदलें') : say('Save address', 'पता सहेजें')}
      </ActionButton>
    </form>
  );
}

/** The target that an address has until now, once saving it was refused for that; another address is asked about anew. */
function useStanding(path: string) {
  const list = useCallQuery(listRedirects);
  const [refused, setRefused] = useState<string>();
  const found = list.data?.data.find((each) => each.path === path);
  return {
    standing: refused === path ? found?.target : undefined,
    note(reason: unknown): void {
      setRefused(isOutdated(reason) ? path : undefined);
    },
  };
}

const taken = (say: Say, path: string, standing: string): string =>
  say(
    `${path} leads to ${standing} now. Choose another address, or press “Replace it” to let it lead elsewhere.`,
    `${path} अभी ${standing} पर ले जाता है\u202f। कोई और पता चुनें, या “उसे बदलें” दबाएँ\u202f।`,
  );

function problemIn(error: unknown, param: string): string | undefined {
  if (!(error instanceof CallFailed)) return undefined;
  return error.failure.errors?.find((each) => each.param === param)?.msg;
}

import { useCallMutation } from '#client/query.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useGuarded } from '#ui/console/proof.ts';
import { ReasonForm } from '#ui/console/reason-form.tsx';
import { useSay } from '#ui/console/say.tsx';
import { bringBackContent, bringBackSite } from '../contract.ts';
import type { Scope } from './bring-back-address.ts';

interface BringBackFormProps {
  scope: Scope;
  moment: string;
  total: number;
  /** Told the id of what was begun. */
  onBegun: (id: string) => void;
}

/** The reason, and the button that does it. */
export function BringBackForm({ scope, moment, total, onBegun }: BringBackFormProps) {
  const say = useSay();
  const may = usePermission();
  const guarded = useGuarded();
  const ofSite = useCallMutation(bringBackSite);
  const ofContent = useCallMutation(bringBackContent);
  const isBusy = ofSite.isPending || ofContent.isPending;
  const begin = async (reason: string) => {
    const { collection, id } = scope;
    const body = { collection, moment, reason, ...(id && { id }) };
    const begun = await guarded(() =>
      may('settings:admin') ? ofSite.mutateAsync({ body }) : ofContent.mutateAsync({ body }),
    );
    if (begun) onBegun(begun.data.id);
    return begun !== undefined;
  };
  return (
    <ReasonForm
      about={`bring back ${scope.collection} ${scope.id}`}
      className="bring-back-form"
      send={begin}
    >
      <ActionButton type="submit" icon="undo" busy={isBusy}>
        {say(
          total === 1 ? 'Bring it back' : `Bring ${total} documents back`,
          total === 1 ? 'इसे वापस लाएँ' : `${total} दस्तावेज़ वापस लाएँ`,
        )}
      </ActionButton>
    </ReasonForm>
  );
}

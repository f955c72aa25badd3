import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { ask } from '#client/query.ts';
import { CallFailed } from '#contract/failure.ts';
import { useSay } from '#ui/console/say.tsx';
import type { Say } from '#ui/console/say.tsx';
import { addPasskey, beginPasskey, beginPasskeyLogIn, verifyPasskeyLogIn } from '../../contract.ts';

/** Loaded when somebody uses a passkey. */
const library = () => import('@simplewebauthn/browser');

/** Asks the device to do something with a passkey; a refusal is thrown in words. */
async function atDevice<Result>(work: () => Promise<Result>, say: Say): Promise<Result> {
  try {
    return await work();
  } catch (reason) {
    if (!(reason instanceof Error)) throw reason;
    const message =
      reason.name === 'InvalidStateError'
        ? say('This device already holds a passkey.', 'इस डिवाइस में पासकी पहले से है\u202f।')
        : say(
            'The passkey was not used. Try again, or take the other way.',
            'पासकी इस्तेमाल नहीं हुई\u202f। फिर कोशिश करें, या दूसरा तरीक़ा अपनाएँ\u202f।',
          );
    throw new CallFailed({ success: false, message });
  }
}

/** A response as the wire takes it: every other member goes along. */
const plain = ({ response, ...rest }: { id: string; response: object }) => ({
  ...rest,
  response: { ...response } as Record<string, unknown>,
});

/** The second step of a log-in by a passkey. */
export function usePasskeyLogIn(challenge: string, onEntered: (token: string) => void) {
  const say = useSay();
  const entering = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { data } = await ask(beginPasskeyLogIn, { body: { challenge } });
      const { startAuthentication } = await library();
      const optionsJSON = data as unknown as PublicKeyCredentialRequestOptionsJSON;
      const response = await atDevice(() => startAuthentication({ optionsJSON }), say);
      return ask(verifyPasskeyLogIn, { body: { challenge, response: plain(response) } });
    },
    onSuccess: ({ token }) => onEntered(token),
  });
  return {
    use: () => entering.mutate(),
    isBusy: entering.isPending || entering.isSuccess,
    error: entering.error,
    reset: entering.reset,
  };
}

/** Makes a passkey on this device and adds it; gives recovery codes where there were none. */
export async function makePasskey(name: string, say: Say): Promise<string[] | null> {
  const { data } = await ask(beginPasskey);
  const { startRegistration } = await library();
  const optionsJSON = data.options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await atDevice(() => startRegistration({ optionsJSON }), say);
  const body = { receipt: data.receipt, name, response: plain(response) };
  return (await ask(addPasskey, { body })).data.recoveryCodes;
}

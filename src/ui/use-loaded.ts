import { useCallback, useEffect, useState } from 'react';

type Reply<Data> = { success: true; data: Data } | { success: false };

/**
 * Loads what belongs to one person when their page opens: `undefined` until it is known, `failed` where another
 * try may help. `send` keeps its identity, and gives nothing where nobody is logged in.
 */
export function useLoaded<Data>(send: () => Promise<Reply<Data>> | undefined) {
  const [loaded, setLoaded] = useState<Data | 'failed'>();
  const load = useCallback(() => {
    // It stays shown while it is looked at again.
    setLoaded((now) => (now === 'failed' ? undefined : now));
    send()?.then(
      (answer) => setLoaded(answer.success ? answer.data : 'failed'),
      () => setLoaded('failed'),
    );
  }, [send]);
  useEffect(load, [load]);
  /** Changes what is loaded as the server just did. */
  const change = (edit: (data: Data) => Data) =>
    setLoaded((now) => (now === undefined || now === 'failed' ? now : edit(now)));
  return { loaded, load, change };
}

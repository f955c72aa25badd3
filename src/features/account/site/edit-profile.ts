import { callInTime } from '#client/call-in-time.ts';
import { fetchContract } from './fetch-contract.ts';

/** Changes what is given of the profile. */
export async function changeProfile(fields: Record<string, string | Blob>) {
  const { editProfile } = await fetchContract();
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return callInTime(editProfile, { form });
}

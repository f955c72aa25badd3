import { forgetEverything } from '#client/forget-everything.ts';
import { keepGlimpse, readGlimpse } from '#client/profile-glimpse.ts';

/** Asks once a visit for the photo of whoever is logged in. Not by `call`, which reading does without. */
export async function glimpseProfile(): Promise<void> {
  const token = localStorage.getItem('x-access-token');
  if (!token || readGlimpse()) return;
  const response = await fetch('/api/user/profile', { headers: { 'x-access-token': token } });
  if (response.status === 401) forgetEverything();
  if (!response.ok) return;
  const { user } = await response.json();
  keepGlimpse({ photo: user.profilePhoto, initial: [...user.name][0] ?? '' });
}

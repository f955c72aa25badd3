import { cacheAvatar, readAvatar } from './avatar-cache.ts';
import { clearUserData } from './clear-user-data.ts';

/** Loads the photo of a logged-in visitor once a visit. It avoids `call`, which pages for reading do not load. */
export async function loadAvatar(): Promise<void> {
  const token = localStorage.getItem('x-access-token');
  if (!token || readAvatar()) return;
  const response = await fetch('/api/user/profile', { headers: { 'x-access-token': token } });
  if (response.status === 401) clearUserData();
  if (!response.ok) return;
  const { user } = await response.json();
  cacheAvatar({ photo: user.profilePhoto, initial: [...user.name][0] ?? '' });
}

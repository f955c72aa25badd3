import { realpath } from 'node:fs/promises';
import { dirname, sep } from 'node:path';

/**
 * Whether a file of a campaign, which lies in the folder of its collection, is a link to something
 * outside the campaign: the author of an imported campaign could publish any file of the machine by it.
 */
export async function isOutsideCampaign(path: string): Promise<boolean> {
  const campaign = await realpath(dirname(dirname(path)));
  return !(await realpath(path)).startsWith(campaign + sep);
}

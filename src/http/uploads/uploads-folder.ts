import { join } from 'node:path';
import type { Config } from '#config/config.ts';

/** The folder in which files wait that come in parts. */
export const uploadsFolder = ({ data }: Pick<Config, 'data'>) => join(data.folder, 'uploads');

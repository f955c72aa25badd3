import { download } from '#contract/download.ts';
import { endpoint } from '#contract/endpoint.ts';

export const downloadCampaign = endpoint({
  name: 'downloadCampaign',
  summary: 'The whole campaign as an archive of files, which npm run import takes elsewhere',
  method: 'GET',
  path: '/agent/campaign.zip',
  access: { agent: 'settings:admin' },
  audit: { target: 'campaign' },
  limit: 'download',
  reply: download('application/zip'),
});

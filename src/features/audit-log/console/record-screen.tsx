import { useState } from 'react';
import { useCallQuery } from '#client/query.ts';
import { saveFile } from '#client/save-file.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { exportRecord, findChain } from '../contract.ts';
import type { RecordFilter } from '../contract.ts';
import { ChainState } from './chain-state.tsx';
import './record.css';
import { useRecordAddress } from './record-address.ts';
import { RecordFilters } from './record-filters.tsx';
import { RecordRows } from './record-rows.tsx';
import { SiteLine } from './site-line.tsx';

/** The record: everything done here, and every look at a person's data. */
export default function RecordScreen() {
  const say = useSay();
  const may = usePermission();
  const { filter, set } = useRecordAddress();
  const chain = useCallQuery(findChain).data?.data;
  const lines = chain?.entries.toLocaleString('en-IN');
  return (
    <Screen
      title={say('Record', 'रिकॉर्ड')}
      count={
        lines &&
        (lines === '1' ? say('1 line', '1 पंक्ति') : say(`${lines} lines`, `${lines} पंक्तियाँ`))
      }
      subtitle={say(
        'Everything done here, and every look at a person’s data. Nobody can change or remove a line.',
        'यहाँ किया गया हर काम, और किसी के डेटा पर डाली गई हर नज़र\u202f। कोई भी पंक्ति न बदली जा सकती है, न हटाई\u202f।',
      )}
      actions={may('audit:export') && <ExportButton filter={filter} />}
    >
      {chain && <ChainState chain={chain} />}
      <SiteLine />
      <RecordFilters filter={filter} set={set} />
      <RecordRows key={JSON.stringify(filter)} filter={filter} />
    </Screen>
  );
}

function ExportButton({ filter }: { filter: RecordFilter }) {
  const say = useSay();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await saveFile(exportRecord, { body: { filter } }).catch(toast.error);
    setBusy(false);
  };
  return (
    <ActionButton kind="line" icon="download" busy={isBusy} onClick={() => void save()}>
      {say('Export', 'निर्यात')}
    </ActionButton>
  );
}

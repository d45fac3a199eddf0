import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

// #region preview
interface Instrument {
  id: string;
  label: string;
  inRepair?: boolean;
  children?: Instrument[];
}

const instruments: Instrument[] = [
  {
    id: 'T1',
    label: 'Great refractor',
    children: [
      {id: 'T1-lens', label: 'Objective lens'},
      {id: 'T1-drive', label: 'Clock drive', inRepair: true},
    ],
  },
  {
    id: 'T2',
    label: 'Survey camera',
    inRepair: true, // disables the shutter as well
    children: [{id: 'T2-shutter', label: 'Shutter'}],
  },
  {id: 'T3', label: 'Radio dish'},
];

const isItemDisabled = (instrument: Instrument) => instrument.inRepair === true;

export default function DisabledItems() {
  return (
    <RichTreeView
      aria-label="Instruments"
      items={instruments}
      isItemDisabled={isItemDisabled}
      defaultExpandedItems={['T1', 'T2']}
    />
  );
}
// #endregion

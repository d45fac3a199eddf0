import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

// #region preview
interface Instrument {
  id: string;
  label: string;
  parts?: Instrument[];
}

const instruments: Instrument[] = [
  {
    id: 'T1',
    label: 'Great refractor',
    parts: [
      {id: 'T1-lens', label: 'Objective lens'},
      {id: 'T1-drive', label: 'Clock drive'},
    ],
  },
  {id: 'T2', label: 'Survey camera', parts: [{id: 'T2-shutter', label: 'Shutter'}]},
];

const getItemChildren = (instrument: Instrument) => instrument.parts;

export default function CustomChildren() {
  return (
    <RichTreeView
      aria-label="Instruments"
      items={instruments}
      getItemChildren={getItemChildren}
      defaultExpandedItems={['T1']}
    />
  );
}
// #endregion

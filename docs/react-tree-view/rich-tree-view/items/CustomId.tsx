import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

// #region preview
interface Dome {
  internalId: string;
  label: string;
  children?: Dome[];
}

const domes: Dome[] = [
  {
    internalId: 'D1',
    label: 'North dome',
    children: [
      {internalId: 'D1-slit', label: 'Slit motor'},
      {internalId: 'D1-fan', label: 'Fan'},
    ],
  },
  {internalId: 'D2', label: 'South dome'},
];

const getItemId = (dome: Dome) => dome.internalId;

export default function CustomId() {
  return (
    <RichTreeView
      aria-label="Domes"
      items={domes}
      getItemId={getItemId}
      defaultExpandedItems={['D1']}
    />
  );
}
// #endregion

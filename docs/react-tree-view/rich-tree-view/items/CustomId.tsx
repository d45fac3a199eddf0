import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

// #region preview
interface Warehouse {
  internalId: string;
  label: string;
  children?: Warehouse[];
}

const warehouses: Warehouse[] = [
  {
    internalId: 'DAL',
    label: 'Dallas',
    children: [{internalId: 'DAL-A', label: 'Aisle A'}],
  },
  {internalId: 'RNO', label: 'Reno'},
];

const getItemId = (warehouse: Warehouse) => warehouse.internalId;

// <RichTreeView items={warehouses} getItemId={getItemId} />
// #endregion

export default function CustomId() {
  return (
    <RichTreeView
      aria-label="Warehouses"
      items={warehouses}
      getItemId={getItemId}
      defaultExpandedItems={['DAL']}
    />
  );
}
